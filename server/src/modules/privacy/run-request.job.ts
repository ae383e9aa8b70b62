import { FILE_DAYS } from '@inkroute/contract/privacy/privacy'
import { z } from 'zod'
import type { AppCtx } from '../../infra/context.ts'
import { jsonText } from '../../infra/db/json-column.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { job } from '../../infra/jobs/job.ts'
import type { Result } from './core/erase-rows.ts'
import { masked } from './core/privacy.rules.ts'
import {
  type BuyerLookup,
  type BuyerScope,
  findSellerNames,
  findShop,
  selectUploadKeys,
} from './core/subject.queries.ts'
import { eraseBuyer, eraseShop, getBuyerTables, getSellerTables } from './erase-buyer.ts'
import { eraseSeller, getBlockers } from './erase-seller.ts'
import { writeArchive } from './export-data.ts'
import {
  changeRequest,
  findRequest,
  forgetFile,
  type RequestRow,
  selectDue,
  selectExpiredFiles,
} from './request.queries.ts'

const DAY_MS = 86_400_000
const BEAT_MS = 20_000
const BATCH = 200

type Outcome =
  | { readonly result: Result; readonly file?: { readonly file_key: string; readonly bytes: number } }
  | { readonly blockers: Awaited<ReturnType<typeof getBlockers>>; readonly result?: Result }

const getScope = (request: RequestRow): BuyerScope => {
  const { emails = [], phones = [], numbers = [], market_orders = [] } = request.lookup as Partial<BuyerLookup>
  return { seller_id: request.seller_id, store_id: request.store_id, emails, phones, numbers, market_orders }
}

async function* none(): AsyncGenerator<never> {}

/** The originals a seller uploaded, with the name they had. */
async function* uploadedFiles(ctx: AppCtx, seller_id: number) {
  let after = 0
  for (;;) {
    const rows = await selectUploadKeys(ctx.db, seller_id, after, BATCH)
    for (const { id, name, key } of rows) {
      const plain = name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_').slice(-80) || 'file'
      yield { path: `files/${id}-${plain}.${key.slice(key.lastIndexOf('.') + 1)}`, key }
    }
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}

type Beat = () => Promise<void>

async function exportRequest(ctx: AppCtx, request: RequestRow, beat: Beat): Promise<Outcome> {
  const { id, seller_id, subject, title } = request
  const file_key = `private/privacy/${seller_id ?? 'buyers'}/${id}-${ctx.clock.now().getTime()}.zip`
  const isSeller = subject === 'seller' && seller_id !== null
  const names = isSeller ? await findSellerNames(ctx.db, seller_id) : undefined
  const tables = isSeller
    ? getSellerTables(ctx, seller_id, names?.contacts ?? [])
    : await getBuyerTables(ctx, getScope(request))
  const files = isSeller ? uploadedFiles(ctx, seller_id) : none()
  const { result, bytes } = await writeArchive(ctx, { title, tables, files, file_key, beat })
  return { result, file: { file_key, bytes } }
}

const stillOpen = (open: number) => [{ kind: 'orders' as const, count: open, amount_fen: 0 }]

async function eraseRequest(ctx: AppCtx, request: RequestRow, beat: Beat): Promise<Outcome> {
  const { id, subject, seller_id, store_id } = request
  if (subject === 'buyer') {
    const { result, open } = await eraseBuyer(ctx, id, getScope(request))
    return open > 0 ? { blockers: stillOpen(open), result } : { result }
  }
  if (seller_id === null) return { result: {} }
  if (subject === 'shop') {
    const shop = store_id === null ? undefined : await findShop(ctx.db, seller_id, store_id)
    // Connected again since: the shop's data is in use.
    if (store_id === null || !shop || shop.authed === 1) return { result: {} }
    const { result, open } = await eraseShop(ctx, id, { seller_id, store_id })
    return open > 0 ? { blockers: stillOpen(open), result } : { result }
  }
  const found = await findSellerNames(ctx.db, seller_id)
  if (!found) return { result: {} }
  const blockers = found.erased_at ? [] : await getBlockers(ctx, seller_id)
  if (blockers.length > 0) return { blockers }
  // Kept until the end: a second run after a crash no longer finds them in the account.
  const kept = request.lookup as { names?: string[]; contacts?: string[] }
  const seller = { names: kept.names ?? found.names, contacts: kept.contacts ?? found.contacts }
  await changeRequest(ctx.db, id, ['running'], { lookup: JSON.stringify(seller) })
  return { result: await eraseSeller(ctx, { request_id: id, seller_id, seller, beat }) }
}

const later = (now: Date, days: number): string => new Date(now.getTime() + days * DAY_MS).toISOString()

async function keepOutcome(ctx: AppCtx, request: RequestRow, outcome: Outcome): Promise<void> {
  const now = ctx.clock.now()
  const at = now.toISOString()
  if ('blockers' in outcome) {
    const blockers = jsonText(outcome.blockers)
    const change = { status: 'waiting', blockers, run_at: later(now, 1), updated_at: at, beat_at: null } as const
    await changeRequest(ctx.db, request.id, ['running'], change)
    return
  }
  const { result, file } = outcome
  const done = {
    status: 'done',
    done_at: at,
    updated_at: at,
    result: JSON.stringify(result),
    blockers: jsonText([]),
    error: null,
  } as const
  const kept =
    request.kind === 'erase'
      ? { lookup: '{}', title: request.subject === 'seller' ? `#${request.seller_id}` : masked(request.title) }
      : { file_key: file?.file_key ?? null, bytes: file?.bytes ?? null, expires_at: later(now, FILE_DAYS) }
  const isMine = await changeRequest(ctx.db, request.id, ['running'], { ...done, ...kept })
  if (!isMine && file) await ctx.storage.remove(file.file_key)
}

/** Runs a request. Safe to repeat: rows that are gone or blank are not touched again. */
export const runRequestJob = job({
  name: 'privacy.run',
  schema: z.object({ id: z.int() }),
  expire_seconds: 6 * 3600,
  concurrency: 1,
  async run(ctx, { id }) {
    const at = () => ctx.clock.now().toISOString()
    const mine = await changeRequest(ctx.db, id, ['queued', 'running'], {
      status: 'running',
      beat_at: at(),
      updated_at: at(),
    })
    const request = mine ? await findRequest(ctx.db, id) : undefined
    if (!request) return
    let told_ms = ctx.clock.now().getTime()
    const beat = async () => {
      const now_ms = ctx.clock.now().getTime()
      if (now_ms - told_ms < BEAT_MS) return
      told_ms = now_ms
      await changeRequest(ctx.db, id, ['running'], { beat_at: at() })
    }
    try {
      const run = request.kind === 'export' ? exportRequest : eraseRequest
      await keepOutcome(ctx, request, await run(ctx, request, beat))
    } catch (error) {
      ctx.log.error({ err: error, request_id: id }, 'a privacy request failed')
      const message = String((error as Error).message).slice(0, 500)
      await changeRequest(ctx.db, id, ['running'], { status: 'failed', error: message, updated_at: at() })
    }
  },
})

/** Starts what is due and removes exports whose time is over. */
export const duePrivacyJob = job({
  name: 'privacy.due',
  schema: z.object({}),
  cron: '11 * * * *',
  async run(ctx) {
    const at = ctx.clock.now().toISOString()
    for (const { id, status } of await selectDue(ctx.db, at, BATCH)) {
      await inTransaction(ctx, async (tx) => {
        const change = { status: 'queued', updated_at: at } as const
        if (await changeRequest(tx.db, id, [status as 'scheduled'], change)) await tx.jobs.send(runRequestJob, { id })
      })
    }
    for (const { id, file_key } of await selectExpiredFiles(ctx.db, at, BATCH)) {
      if (file_key) await ctx.storage.remove(file_key)
      await forgetFile(ctx.db, id)
    }
  },
})
