import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/privacy/privacy'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { confirmOwnPassword } from '../auth/auth.ts'
import { sendMessage } from '../message/message.ts'
import { getBlockers } from './erase-seller.ts'
import { blockersText, viewBlockers, viewRequest } from './privacy.view.ts'
import { changeRequest, findOpenOfSeller, selectOwnRequests } from './request.queries.ts'
import { startSellerRequest } from './start-request.ts'

function assertMain({ identity }: SellerCtx): void {
  if (identity.kind !== 'seller') throw new AppError('privacy_main_account')
}

export async function getOwnPrivacy(ctx: SellerCtx): Promise<Reply<typeof contract.getOwnPrivacy>> {
  if (ctx.identity.kind !== 'seller') return { is_main: false, requests: [], blockers: [] }
  const [rows, blockers] = await Promise.all([
    selectOwnRequests(ctx.db, ctx.seller.id),
    getBlockers(ctx, ctx.seller.id),
  ])
  const how = { now: ctx.clock.now(), storage: ctx.storage }
  return { is_main: true, requests: rows.map((row) => viewRequest(row, how)), blockers: viewBlockers(blockers) }
}

const asker = ({ identity }: SellerCtx) =>
  ({ asked_by: 'seller', asked_by_id: identity.user_id, asked_name: identity.username }) as const

export async function exportOwnData(ctx: SellerCtx): Promise<Reply<typeof contract.exportOwnData>> {
  assertMain(ctx)
  const { id } = await startSellerRequest(ctx, ctx.seller.id, 'export', asker(ctx))
  return { id }
}

export async function eraseOwnAccount(
  ctx: SellerCtx,
  { password }: Input<typeof contract.eraseOwnAccount>,
): Promise<Reply<typeof contract.eraseOwnAccount>> {
  assertMain(ctx)
  await confirmOwnPassword(ctx, password, 'password')
  const blockers = viewBlockers(await getBlockers(ctx, ctx.seller.id))
  if (blockers.length > 0) throw new AppError('privacy_blocked', { what: blockersText(blockers, ctx.language) })
  const { id, run_at } = await startSellerRequest(ctx, ctx.seller.id, 'erase', asker(ctx))
  const day = run_at.slice(0, 10)
  await sendMessage(ctx, {
    seller_id: ctx.seller.id,
    type: 1,
    title: { zh: `账号将于 ${day} 注销`, en: `Your account will be deleted on ${day}` },
    body: {
      zh: '在此之前可随时在“账号安全”中撤销。注销后数据无法恢复。',
      en: 'Until then you can cancel this under “Account security”. Deleted data cannot be restored.',
    },
    link: '/setting/accountSecurity',
  })
  return { id, run_at }
}

export async function keepOwnAccount(ctx: SellerCtx): Promise<Record<string, never>> {
  assertMain(ctx)
  const open = await findOpenOfSeller(ctx.db, ctx.seller.id, 'erase')
  const at = ctx.clock.now().toISOString()
  const change = { status: 'cancelled', done_at: at, updated_at: at } as const
  const kept = open ? await changeRequest(ctx.db, open.id, ['scheduled', 'queued', 'waiting'], change) : false
  if (!kept) throw new AppError('privacy_not_open')
  return {}
}
