import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/message/delivery'
import { deliveryChannels, deliveryTopics } from '@inkroute/contract/message/delivery'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx, SellerCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { isServiceOn } from '../../../infra/services/services.ts'
import { hideEmail } from '../../account/account.ts'
import { findWechatBinding } from '../../auth/auth.ts'
import {
  type ChoiceRow,
  type ConsentSource,
  dropWaiting,
  findRecipient,
  insertConsents,
  listChoices,
  saveChoices,
} from './delivery.queries.ts'

type Choices = Reply<typeof contract.getDelivery>

export async function getDelivery(ctx: SellerCtx): Promise<Choices> {
  const { user_id } = ctx.identity
  const [person, wechat, rows] = await Promise.all([
    findRecipient(ctx.db, user_id),
    findWechatBinding(ctx.db, user_id),
    listChoices(ctx.db, ctx.seller.id, user_id),
  ])
  const choices = deliveryChannels.flatMap((channel) =>
    deliveryTopics.map((topic) => {
      const row = rows.find((one) => one.channel === channel && one.topic === topic)
      return { channel, topic, mode: row?.mode ?? ('off' as const), since: row?.updated_at ?? null }
    }),
  )
  const channels = deliveryChannels.filter((channel) => isServiceOn(ctx, channel))
  return { email: hideEmail(person?.email ?? null), has_wechat: wechat !== undefined, channels, choices }
}

interface Chosen {
  readonly seller_id: number
  readonly user_id: number
  readonly address: string
  readonly source: ConsentSource
  readonly ip: string
  readonly rows: readonly ChoiceRow[]
}

/** Changes choices and keeps a record of each: who agreed to what, when and where. */
export async function choose(ctx: AppCtx, { seller_id, user_id, rows, ...consent }: Chosen): Promise<void> {
  if (rows.length === 0) return
  await inTransaction(ctx, async (tx) => {
    const now = tx.clock.now()
    await saveChoices(tx.db, seller_id, user_id, rows, now)
    await insertConsents(tx.db, seller_id, user_id, rows, { ...consent, now })
    const ended = rows.filter(({ mode }) => mode === 'off')
    if (ended.length > 0) await dropWaiting(tx.db, seller_id, user_id, ended)
  })
}

export async function setDelivery(ctx: SellerCtx, input: Input<typeof contract.setDelivery>): Promise<Choices> {
  const { user_id } = ctx.identity
  const wanted = input.choices.filter(({ mode }) => mode !== 'off')
  const [person, wechat] = await Promise.all([findRecipient(ctx.db, user_id), findWechatBinding(ctx.db, user_id)])
  if (wanted.some(({ channel }) => channel === 'mail') && !person?.email) throw new AppError('email_needed')
  if (wanted.some(({ channel }) => channel === 'wechat') && !wechat) throw new AppError('wechat_needed')
  // Of two entries for the same thing the last one counts.
  const rows = new Map(input.choices.map((choice) => [`${choice.channel}.${choice.topic}`, choice]))
  const address = person?.email ?? ''
  const consent = { seller_id: ctx.seller.id, user_id, address, source: 'settings' as const, ip: ctx.ip }
  await choose(ctx, { ...consent, rows: [...rows.values()] })
  return getDelivery(ctx)
}
