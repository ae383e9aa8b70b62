import { deliveryChannels, deliveryModes, MAIL_STOP_PAGE, MAIL_STOP_PATH } from '@inkroute/contract/message/delivery'
import { z } from 'zod'
import { currentBrand } from '../../../infra/company/company.ts'
import type { AppCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { job } from '../../../infra/jobs/job.ts'
import { MINUTE_MS, waitingRows } from '../../../infra/jobs/waiting-rows.ts'
import { isServiceOn } from '../../../infra/services/services.ts'
import { mailAgreed } from '../../account/account.ts'
import { findWechatBinding } from '../../auth/auth.ts'
import { renderMail, sendMail, sendTemplateMessage, WechatRefusal } from '../../service/service.ts'
import { choose } from './choices.ts'
import {
  type Batch,
  claimDue,
  type DueMessage,
  deleteBatch,
  deleteStale,
  findRecipient,
  listBatch,
  listBatches,
} from './delivery.queries.ts'
import { MESSAGES_PER_MAIL, noticeMail, onlyTopic, wechatNotice } from './notice-mail.view.ts'
import { newStopToken } from './stop-mails.ts'

const PEOPLE_AT_ONCE = 500
const MAILS_PER_HOUR = 12
const STALE_MS = 3 * 24 * 60 * MINUTE_MS
const SETTINGS_PATH = '/setting/accountSetting?tab=delivery'
/** Counted beyond what is shown, so that the mail can say how many there are. */
const MESSAGES_READ = MESSAGES_PER_MAIL * 10

type Person = NonNullable<Awaited<ReturnType<typeof findRecipient>>> & { readonly user_id: number }
const getLanguage = ({ language }: Person) => (language === 'en' ? 'en' : 'zh')

async function sendNoticeMail(ctx: AppCtx, person: Person, batch: Batch, messages: readonly DueMessage[]) {
  const { email, user_id, time_zone } = person
  if (!email) return
  const { public_url } = ctx.config
  const language = getLanguage(person)
  const token = newStopToken(ctx.config, { user_id, topic: onlyTopic(messages) })
  const content = noticeMail({
    messages,
    mode: batch.mode,
    language,
    time_zone,
    email,
    settings_url: public_url + SETTINGS_PATH,
    stop_page_url: `${public_url}${MAIL_STOP_PAGE}?token=${token}`,
  })
  const mail = renderMail({ brand: await currentBrand(ctx), language, public_url }, content)
  const stop_url = `${public_url}${MAIL_STOP_PATH}${token}`
  await sendMail(ctx, { message_id: batch.batch, to: email, kind: 'notice', stop_url, ...mail })
}

/** Unfollowed, or no longer known: nothing to try again. */
const GONE = [43004, 40003]

async function sendWechatNotice(ctx: AppCtx, person: Person, messages: readonly DueMessage[]) {
  const wechat = await findWechatBinding(ctx.db, person.user_id)
  const notice = wechatNotice(messages, getLanguage(person), person.time_zone)
  if (!wechat || !notice) return
  const { path, ...words } = notice
  await sendTemplateMessage(ctx, { ...words, openid: wechat.openid, url: ctx.config.public_url + path }).catch(
    (error: unknown) => {
      if (!(error instanceof WechatRefusal && GONE.includes(error.code))) throw error
    },
  )
}

const sendBatch = job({
  name: 'message.send-batch',
  schema: z.object({
    seller_id: z.int(),
    user_id: z.int(),
    channel: z.enum(deliveryChannels),
    mode: z.enum(deliveryModes),
    batch: z.uuid(),
  }),
  retry_limit: 5,
  concurrency: 2,
  async run(ctx, batch) {
    const row = await findRecipient(ctx.db, batch.user_id)
    const person = row?.is_enabled ? { ...row, user_id: batch.user_id } : undefined
    const messages = person ? await listBatch(ctx.db, batch, getLanguage(person), MESSAGES_READ) : []
    if (person && messages.length > 0 && isServiceOn(ctx, batch.channel)) {
      if (batch.channel === 'mail') await sendNoticeMail(ctx, person, batch, messages)
      else await sendWechatNotice(ctx, person, messages)
    }
    await deleteBatch(ctx.db, batch)
  },
  // The notices themselves stay in the inbox.
  giveUp: (tx, batch) => deleteBatch(tx.db, batch),
})

/** Collects what is due, so that ten notices of one minute are one mail. */
const collectDue = job({
  name: 'message.collect-due',
  schema: z.object({}),
  cron: '* * * * *',
  async run(ctx) {
    const now = ctx.clock.now()
    await deleteStale(ctx.db, new Date(now.getTime() - STALE_MS))
    const channels = deliveryChannels.filter((channel) => isServiceOn(ctx, channel))
    if (channels.length === 0) return
    await inTransaction(ctx, async (tx) => {
      const wanted = { channels, now, limit: PEOPLE_AT_ONCE, mails_per_hour: MAILS_PER_HOUR }
      const batches = await claimDue(tx.db, wanted)
      if (batches.length > 0) await tx.jobs.sendMany(sendBatch, batches)
    })
  },
})

/** The box ticked at registration: one mail a day about what the seller would otherwise have to log in for. */
const agreeAtRegistration = job({
  ...mailAgreed,
  async run(ctx, { seller_id, user_id, email, ip }) {
    const topics = ['order', 'money', 'shop', 'ticket'] as const
    const rows = topics.map((topic) => ({ channel: 'mail' as const, topic, mode: 'daily' as const }))
    await choose(ctx, { seller_id, user_id, address: email, source: 'register', ip, rows })
  },
})

export { collectDue }
export const deliveryJobs = [sendBatch, collectDue, agreeAtRegistration]
export const waitingBatches = waitingRows({ job: sendBatch, after_ms: 10 * MINUTE_MS, find: listBatches })
