import { z } from 'zod'
import type { Connector, StoreConn } from '../../connectors/core/connector.ts'
import type { ListingResult } from '../../connectors/core/listing.ts'
import { MarketError } from '../../connectors/core/market-error.ts'
import { findConnector } from '../../connectors/registry.ts'
import type { AppCtx } from '../../infra/context.ts'
import { inTurn } from '../../infra/db/seller-turn.queries.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { job } from '../../infra/jobs/job.ts'
import { keepQuestions } from '../personal/personal.ts'
import { askMarket, findStore, forgetPictures } from '../store/store.ts'
import {
  changeListings,
  claimListing,
  findListing,
  findNextQueued,
  isStorePublishing,
  type ListingRow,
  renewClaim,
} from './core/listing.queries.ts'
import { type Problem, reviewSeconds, waitSeconds } from './core/listing.rules.ts'
import { stockChanges } from './offer.rules.ts'

type Store = Awaited<ReturnType<typeof findStore>>

/** After so long without a call to the shop, another run takes a listing over. */
const GIVEN_UP_S = 150
const RENEWED_MS = 30_000

/** The listing is another worker's by now, who tells the shop what it is to be. */
class TakenOver extends Error {}

/** A connection that renews the claim while the shop is being called. */
function claimKeeper(ctx: AppCtx, { seller_id, id, updated_at }: ListingRow) {
  let claimed_at = updated_at
  const renew = async () => {
    const now = ctx.clock.now()
    if (now.getTime() - Date.parse(claimed_at) < RENEWED_MS) return
    const claim = { claimed_at, now: now.toISOString() }
    claimed_at = claim.now
    if (!(await renewClaim(ctx.db, seller_id, id, claim))) throw new TakenOver()
  }
  return (conn: StoreConn): StoreConn => ({
    ...conn,
    http: {
      async send(request) {
        await renew()
        return conn.http.send(request)
      },
    },
  })
}

/** Submitted and under review. */
const isReviewed = ({ submission_id, attempts, wish }: ListingRow): boolean =>
  wish === 'publish' && submission_id !== '' && attempts > 0

/** Updates an existing listing. After a broken connection, connectors find it by the draft's id. */
function tell(conn: StoreConn, connector: Connector, row: ListingRow): Promise<ListingResult> {
  if (isReviewed(row) && connector.listingState) {
    return connector.listingState(conn, row.submission_id, row.draft)
  }
  if (row.external_product_id !== '' && connector.updateListing) {
    return connector.updateListing(conn, row.external_product_id, row.draft, row.variant_ids)
  }
  if (!connector.createListing)
    throw new MarketError('rejected', 'This platform takes no listings', { code: 'no_listing' })
  return connector.createListing(conn, row.draft)
}

const isGone = (error: unknown, row: ListingRow): boolean =>
  error instanceof MarketError && error.kind === 'not_found' && row.external_product_id !== ''

/** What was deleted in the shop is made again; the same goods are never listed twice. */
async function tellOrMakeAgain(conn: StoreConn, connector: Connector, row: ListingRow): Promise<ListingResult> {
  try {
    return await tell(conn, connector, row)
  } catch (error) {
    if (!isGone(error, row) || !connector.createListing) throw error
    return connector.createListing(conn, row.draft)
  }
}

const GONE =
  '商品已在店铺后台被删除，重新发布即可再次创建|The item was deleted in the store; publish it to create it again'

const NOT_DECIDED = '平台还没有给出结果|The platform has not decided yet'

/** Price and quantity only, where the platform has a call for that. */
async function pushOffer(conn: StoreConn, connector: Connector, row: ListingRow): Promise<void> {
  const { external_product_id, draft } = row
  if (connector.setStock) return connector.setStock(conn, stockChanges(draft, external_product_id, row.variant_ids))
  await connector.updateListing?.(conn, external_product_id, draft)
}

/** Errors that are put right at the store, not in the listing. */
const OF_STORE = new Set(['revoked', 'expired', 'missing_right'])

/** Messages of ours carry both languages and need no advice. */
const isOurs = (message: string): boolean => /[\u4e00-\u9fff][^|]*\|/.test(message)

function problemsIn(issues: ListingResult['issues'], message: string, kind: string): Problem[] {
  const said = issues.map((issue) => ({ field: issue.field, message: issue.message }))
  const problems = said.length > 0 ? said : [{ field: OF_STORE.has(kind) ? 'store' : '', message }]
  return problems.map((problem) => (isOurs(problem.message) ? problem : { ...problem, kind }))
}

async function keepResult(ctx: AppCtx, row: ListingRow, result: ListingResult): Promise<void> {
  const { seller_id, id } = row
  await inTransaction(ctx, async (tx) => {
    const now = tx.clock.now().toISOString()
    // Before it is decided: a listing that is reviewed may sell before we hear of it.
    await keepQuestions(tx.db, seller_id, row, row.draft.questions ?? [], now)
    const wait_s = result.state === 'pending' ? reviewSeconds(row.attempts) : null
    if (wait_s !== null) {
      const change = { state: 'pending', attempts: row.attempts + 1, problems: [], result } as const
      await changeListings(tx.db, seller_id, [id], change, now)
      await tx.jobs.send(publishJob, { seller_id, listing_id: id }, { start_after_seconds: wait_s })
      return
    }
    const is_live = result.state === 'live'
    const problems = is_live ? [] : problemsIn(result.issues, NOT_DECIDED, 'rejected')
    await changeListings(tx.db, seller_id, [id], { state: is_live ? 'live' : 'failed', problems, result }, now)
  })
}

async function keepFailure(ctx: AppCtx, row: ListingRow, error: MarketError): Promise<void> {
  const { seller_id, id, attempts } = row
  const passes = error.kind === 'temporary' || error.kind === 'throttled'
  // A bad moment of the platform does not end a review.
  const is_reviewed = isReviewed(row)
  const wait_s = !passes ? null : is_reviewed ? reviewSeconds(attempts) : waitSeconds(attempts, error.retry_after_ms)
  const problems = problemsIn(error.issues, isGone(error, row) ? GONE : error.message, error.kind)
  if (error.issues.some(({ field }) => field.startsWith('picture_urls'))) await forgetPictures(ctx.db, row)
  await inTransaction(ctx, async (tx) => {
    const waiting = is_reviewed ? 'pending' : 'queued'
    const change = { state: wait_s === null ? 'failed' : waiting, attempts: attempts + 1, problems } as const
    await changeListings(tx.db, seller_id, [id], change, tx.clock.now().toISOString())
    if (wait_s === null) return
    await tx.jobs.send(publishJob, { seller_id, listing_id: id }, { start_after_seconds: wait_s })
  })
}

async function carryOut(ctx: AppCtx, row: ListingRow, store: Store): Promise<void> {
  if (!store) throw new MarketError('revoked', 'The store is gone', { code: 'no_store' })
  const keeping = claimKeeper(ctx, row)
  if (row.wish === 'offer') {
    await askMarket(ctx, store, (conn, connector) => pushOffer(keeping(conn), connector, row))
    const change = { state: 'live', wish: 'publish', problems: [] } as const
    return void (await changeListings(ctx.db, row.seller_id, [row.id], change, ctx.clock.now().toISOString()))
  }
  if (row.wish === 'publish') {
    const ask = (conn: StoreConn, connector: Connector) => tellOrMakeAgain(keeping(conn), connector, row)
    return keepResult(ctx, row, await askMarket(ctx, store, ask))
  }
  await askMarket(ctx, store, async (conn, connector) =>
    connector.unpublish?.(keeping(conn), row.external_product_id, row.variant_ids),
  ).catch((error: unknown) => {
    // What is gone is off sale.
    if (!isGone(error, row)) throw error
  })
  const now = ctx.clock.now().toISOString()
  await changeListings(ctx.db, row.seller_id, [row.id], { state: 'unpublished', problems: [] }, now)
}

const sharesOptions = (store: Store): boolean =>
  store !== undefined && findConnector(store.platform)?.shares_options === true

/** False if another worker has it, or has another listing of a shop that takes one at a time. */
function claim(ctx: AppCtx, row: ListingRow, store: Store): Promise<boolean> {
  const { seller_id, id, store_id } = row
  const now = ctx.clock.now()
  const given_up_before = new Date(now.getTime() - GIVEN_UP_S * 1000).toISOString()
  const take = ({ db }: AppCtx) => claimListing(db, seller_id, id, { now: now.toISOString(), given_up_before })
  if (!sharesOptions(store)) return take(ctx)
  return inTurn(ctx, { seller_id, matter: `listing-store:${store_id}` }, async (tx) =>
    (await isStorePublishing(tx.db, seller_id, row, given_up_before)) ? false : take(tx),
  )
}

/** The next one of a shop that takes one at a time. */
async function sendNext(ctx: AppCtx, { seller_id, store_id }: ListingRow): Promise<void> {
  const next = await findNextQueued(ctx.db, seller_id, store_id)
  if (next) await ctx.jobs.send(publishJob, { seller_id, listing_id: next.id })
}

/** Publishes one listing. Idempotent: a rerun updates the listing. */
export const publishJob = job({
  name: 'listing.publish',
  schema: z.object({ seller_id: z.int(), listing_id: z.int() }),
  // Most of its time it waits for marketplaces.
  concurrency: 16,
  run: async (ctx, { seller_id, listing_id }) => {
    const found = await findListing(ctx.db, seller_id, listing_id)
    if (!found) return
    const store = await findStore(ctx.db, seller_id, found.store_id)
    const is_ours = await claim(ctx, found, store)
    const row = await findListing(ctx.db, seller_id, listing_id)
    if (!row) return
    if (!is_ours) {
      // Another worker is at it, or at another listing of the shop; if it died, this job goes on.
      if (row.state === 'publishing' || row.state === 'queued')
        await ctx.jobs.send(publishJob, { seller_id, listing_id }, { start_after_seconds: GIVEN_UP_S })
      return
    }
    try {
      await carryOut(ctx, row, store)
    } catch (error) {
      if (error instanceof TakenOver) return
      if (!(error instanceof MarketError)) throw error
      await keepFailure(ctx, row, error)
    }
    if (sharesOptions(store)) await sendNext(ctx, row)
  },
  async giveUp(tx, { seller_id, listing_id }) {
    const row = await findListing(tx.db, seller_id, listing_id)
    if (row?.state !== 'queued' && row?.state !== 'publishing') return
    const problems = [
      { field: '', message: '多次尝试均未成功，可稍后重新发布|Several attempts failed; publish it again later' },
    ]
    await changeListings(tx.db, seller_id, [listing_id], { state: 'failed', problems }, tx.clock.now().toISOString())
  },
})
