import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/privacy/privacy'
import { AppError } from '../../infra/app-error.ts'
import { recordChange } from '../../infra/audit/audit.ts'
import type { StaffCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { findSellersByAnything } from '../seller-desk/seller-desk.ts'
import { getLookup } from './core/privacy.rules.ts'
import { personalData } from './core/registry.ts'
import { findOrdersOfBuyer, selectSellerHits } from './core/subject.queries.ts'
import { isKnownBuyer, MAX_ORDERS } from './erase-buyer.ts'
import { getBlockers } from './erase-seller.ts'
import { viewBlockers, viewRequest, viewResults } from './privacy.view.ts'
import {
  changeRequest,
  countOpen,
  countRequests,
  findRequest,
  type RequestRow,
  type RequestStatus,
  selectConsents,
  selectRequests,
} from './request.queries.ts'
import { runRequestJob } from './run-request.job.ts'
import { startRequest, startSellerRequest } from './start-request.ts'

const view = (ctx: StaffCtx, row: RequestRow) => viewRequest(row, { now: ctx.clock.now(), storage: ctx.storage })

export async function listPrivacyRequests(
  ctx: StaffCtx,
  { page, page_size, ...filter }: Input<typeof contract.listPrivacyRequests>,
): Promise<Reply<typeof contract.listPrivacyRequests>> {
  const [total, rows, counts] = await Promise.all([
    countRequests(ctx.db, filter),
    selectRequests(ctx.db, filter, { limit: page_size, offset: (page - 1) * page_size }),
    countOpen(ctx.db, ctx.clock.now().toISOString()),
  ])
  return { data: rows.map((row) => view(ctx, row)), total, page, page_size, ...counts }
}

async function known(ctx: StaffCtx, id: number): Promise<RequestRow> {
  const row = await findRequest(ctx.db, id)
  if (!row) throw new AppError('not_found')
  return row
}

export async function getPrivacyRequest(
  ctx: StaffCtx,
  { id }: Input<typeof contract.getPrivacyRequest>,
): Promise<Reply<typeof contract.getPrivacyRequest>> {
  const row = await known(ctx, id)
  const isSeller = row.subject === 'seller' && row.seller_id !== null
  const consents = isSeller ? await selectConsents(ctx.db, row.seller_id as number) : []
  const results = viewResults(row, personalData(ctx).tables, ctx.language)
  return { ...view(ctx, row), note: row.note, error: row.error ?? '', results, consents }
}

async function findSellers(ctx: StaffCtx, keyword: string): Promise<contract.PrivacySubject[]> {
  const found = await findSellersByAnything(ctx.db, keyword)
  const hits = await selectSellerHits(
    ctx.db,
    found.slice(0, 10).map(({ seller_id }) => seller_id),
  )
  return Promise.all(
    hits.map(async ({ id, name, username, phone, orders, open_orders }) => ({
      seller_id: id,
      name,
      detail: [`#${id}`, username, phone].filter(Boolean).join(' · '),
      orders,
      open_orders,
      blockers: viewBlockers(await getBlockers(ctx, id)),
    })),
  )
}

/** A buyer appears once for each seller who has orders of that person. */
async function findBuyers(ctx: StaffCtx, keyword: string): Promise<contract.PrivacySubject[]> {
  const scope = { seller_id: null, store_id: null, ...getLookup(keyword) }
  const orders = await findOrdersOfBuyer(ctx.db, scope, MAX_ORDERS)
  return [...Map.groupBy(orders, ({ seller_id }) => seller_id)].map(([seller_id, own]) => ({
    seller_id,
    name: own[0]?.name || keyword,
    detail: [...new Set(own.flatMap(({ email, phone }) => [email, phone]))].filter(Boolean).slice(0, 3).join(' · '),
    orders: own.length,
    open_orders: own.filter(({ is_open }) => is_open).length,
    blockers: [],
  }))
}

export async function findPrivacySubject(
  ctx: StaffCtx,
  { subject, keyword }: Input<typeof contract.findPrivacySubject>,
): Promise<Reply<typeof contract.findPrivacySubject>> {
  return { data: subject === 'seller' ? await findSellers(ctx, keyword) : await findBuyers(ctx, keyword) }
}

async function startForBuyer(
  ctx: StaffCtx,
  { kind, keyword, note, ...input }: Input<typeof contract.createPrivacyRequest>,
  asker: { readonly asked_by: 'staff'; readonly asked_by_id: number; readonly asked_name: string },
): Promise<RequestRow> {
  const lookup = getLookup(keyword)
  const seller_id = input.seller_id ?? null
  if (!(await isKnownBuyer(ctx, { seller_id, store_id: null, ...lookup }))) throw new AppError('privacy_nobody')
  const row = await startRequest(ctx, { ...asker, note, subject: 'buyer', kind, seller_id, title: keyword, lookup })
  if (!row) throw new AppError('privacy_nobody')
  return row
}

export async function createPrivacyRequest(
  ctx: StaffCtx,
  input: Input<typeof contract.createPrivacyRequest>,
): Promise<Reply<typeof contract.createPrivacyRequest>> {
  const { user_id, username } = ctx.identity
  const asker = { asked_by: 'staff', asked_by_id: user_id, asked_name: username } as const
  const { seller_id } = input
  if (input.subject === 'seller' && seller_id === undefined) throw new AppError('not_found')
  return inTransaction(ctx, async (tx) => {
    const row =
      input.subject === 'seller' && seller_id !== undefined
        ? await startSellerRequest(tx, seller_id, input.kind, { ...asker, note: input.note })
        : await startForBuyer(tx, input, asker)
    const after = { subject: row.subject, kind: row.kind, seller_id: row.seller_id, note: row.note }
    await recordChange(tx, { subject: 'privacy_request', subject_id: String(row.id), title: `#${row.id}`, after })
    return { id: row.id, status: row.status as RequestStatus }
  })
}

async function move(ctx: StaffCtx, id: number, from: readonly RequestStatus[], to: RequestStatus): Promise<void> {
  const { status } = await known(ctx, id)
  const at = ctx.clock.now().toISOString()
  const done_at = to === 'cancelled' ? at : null
  await inTransaction(ctx, async (tx) => {
    const moved = await changeRequest(tx.db, id, from, { status: to, done_at, run_at: at, updated_at: at, error: null })
    if (!moved) throw new AppError('privacy_not_open')
    if (to === 'queued') await tx.jobs.send(runRequestJob, { id })
    const title = `#${id}`
    await recordChange(tx, {
      subject: 'privacy_request',
      subject_id: String(id),
      title,
      before: { status },
      after: { status: to },
    })
  })
}

export async function cancelPrivacyRequest(
  ctx: StaffCtx,
  { id }: Input<typeof contract.cancelPrivacyRequest>,
): Promise<Record<string, never>> {
  await move(ctx, id, ['scheduled', 'queued', 'waiting', 'failed'], 'cancelled')
  return {}
}

/** A scheduled erasure keeps its cooling-off period; an export can be made again once its file has expired. */
export async function retryPrivacyRequest(
  ctx: StaffCtx,
  { id }: Input<typeof contract.retryPrivacyRequest>,
): Promise<Record<string, never>> {
  const { kind, file_key } = await known(ctx, id)
  const isExpired = kind === 'export' && file_key === null
  await move(ctx, id, isExpired ? ['failed', 'waiting', 'done'] : ['failed', 'waiting'], 'queued')
  return {}
}
