import { z } from 'zod'
import type { Connector, StoreConn } from '../../../connectors/core/connector.ts'
import { MarketError, mayPass } from '../../../connectors/core/market-error.ts'
import type { MarketOrder } from '../../../connectors/core/market-order.ts'
import type { AppCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { job } from '../../../infra/jobs/job.ts'
import { carrierByName, carrierName, isAllSent, nextAttemptSeconds, trackingPage } from '../core/push.rules.ts'
import { findStore, type StoreRecord } from '../core/store.queries.ts'
import { iso } from '../core/store.rules.ts'
import { askMarket } from '../core/store-conn.ts'
import { takeOrders } from '../sync/take-orders.ts'
import { carrierFor } from './carriers.ts'
import { changePush, claimPush, findPush, type PushRecord, selectPushesOfOrder } from './push.queries.ts'

/** So long telling of one parcel may take before another run takes it over. */
const GIVEN_UP_S = 180
/** In case the job that an earlier parcel of the order sends once it is reported got lost. */
const AFTER_EARLIER_S = 300

/** The seller's word for the carrier, else the platform's own carrier of that name, where it has a list. */
async function getCarrier(ctx: AppCtx, conn: StoreConn, connector: Connector, push: PushRecord) {
  const known = await carrierFor(ctx.db, push.seller_id, connector.platform, push.carrier)
  if (known.code !== '' || !connector.carriers) return known
  const found = carrierByName(await connector.carriers(conn), push.carrier)
  // Buyers are told the name even where the platform has none for it.
  if (found) return /^other/i.test(found.name) ? { code: found.code, name: push.carrier } : found
  const message = `“${push.carrier}” is not on the platform's list of carriers; choose one in the carrier table`
  throw new MarketError('rejected', message, { code: 'carrier_unknown' })
}

async function getShipment(ctx: AppCtx, conn: StoreConn, connector: Connector, push: PushRecord, order: MarketOrder) {
  const { seller_id, store_id, external_order_id } = push
  const all = await selectPushesOfOrder(ctx.db, seller_id, store_id, external_order_id)
  const earlier = all.filter(({ id }) => id <= push.id).map(({ lines }) => lines)
  const { code, name: said } = await getCarrier(ctx, conn, connector, push)
  const name = said === push.carrier ? carrierName(push.carrier) : said
  return {
    shipment_id: String(push.id),
    external_order_id,
    tracking_number: push.tracking_number,
    carrier_code: code,
    carrier_name: name,
    tracking_url: trackingPage(name, push.tracking_number),
    shipped_at: iso(push.shipped_at),
    lines: push.lines,
    completes_order: isAllSent(order, earlier),
  }
}

/** Reads the marketplace's state first, so that a lost response does not create a second parcel. */
async function tell(ctx: AppCtx, store: StoreRecord, push: PushRecord): Promise<void> {
  const after = await askMarket(ctx, store, async (conn, connector) => {
    const order = await connector.getOrder(conn, push.external_order_id)
    // Arranged with the platform when its label was fetched.
    const is_known = order.parcels.some(({ tracking_number }) => tracking_number === push.tracking_number)
    if (order.shipping_by === 'platform' && is_known) return order
    await connector.ship(conn, await getShipment(ctx, conn, connector, push, order), order)
    return connector.getOrder(conn, push.external_order_id)
  })
  await inTransaction(ctx, async (tx) => {
    const done_at = tx.clock.now().toISOString()
    await changePush(tx.db, push.seller_id, push.id, { state: 'done', error_kind: null, error: '', done_at })
    await takeOrders(tx, store, [after])
    const { seller_id, store_id, external_order_id } = push
    const all = await selectPushesOfOrder(tx.db, seller_id, store_id, external_order_id)
    const next = all.find(({ id, state }) => id > push.id && state === 'waiting')
    if (next) await tx.jobs.send(pushJob, { seller_id, push_id: next.id })
  })
}

async function noteFailure(ctx: AppCtx, push: PushRecord, error: MarketError): Promise<void> {
  const { seller_id, id, attempts } = push
  const wait_s = mayPass(error.kind) ? nextAttemptSeconds(attempts, error.retry_after_ms) : null
  await inTransaction(ctx, async (tx) => {
    await changePush(tx.db, seller_id, id, {
      state: wait_s === null ? 'failed' : 'waiting',
      attempts: attempts + 1,
      error_kind: error.kind,
      error: error.message,
      claimed_at: null,
    })
    if (wait_s !== null) await tx.jobs.send(pushJob, { seller_id, push_id: id }, { start_after_seconds: wait_s })
  })
}

/** Parcels of one order are reported one after another: the last one completes the order. */
async function hasEarlier(ctx: AppCtx, { seller_id, store_id, external_order_id, id }: PushRecord): Promise<boolean> {
  const all = await selectPushesOfOrder(ctx.db, seller_id, store_id, external_order_id)
  return all.some((other) => other.id < id && other.state === 'waiting')
}

/** Pushes one parcel to a marketplace. Idempotent. */
export const pushJob = job({
  name: 'store.push',
  schema: z.object({ seller_id: z.int(), push_id: z.int() }),
  concurrency: 4,
  run: async (ctx, { seller_id, push_id }) => {
    const now = ctx.clock.now()
    const given_up_before = new Date(now.getTime() - GIVEN_UP_S * 1000).toISOString()
    const is_ours = await claimPush(ctx.db, seller_id, push_id, { now: now.toISOString(), given_up_before })
    const push = await findPush(ctx.db, seller_id, push_id)
    if (push?.state !== 'waiting') return
    if (is_ours && (await hasEarlier(ctx, push))) {
      await changePush(ctx.db, seller_id, push_id, { claimed_at: null })
      await ctx.jobs.send(pushJob, { seller_id, push_id }, { start_after_seconds: AFTER_EARLIER_S })
      return
    }
    if (!is_ours) {
      // Another worker has claimed it; if it died, this job takes over.
      await ctx.jobs.send(pushJob, { seller_id, push_id }, { start_after_seconds: GIVEN_UP_S })
      return
    }
    const store = await findStore(ctx.db, seller_id, push.store_id)
    try {
      if (store?.authed !== 1) throw new MarketError('revoked', 'The store is not authorised')
      await tell(ctx, store, push)
    } catch (error) {
      if (!(error instanceof MarketError)) throw error
      await noteFailure(ctx, push, error)
    }
  },
  // The seller sees it as failed and can send it again.
  async giveUp(tx, { seller_id, push_id }) {
    const push = await findPush(tx.db, seller_id, push_id)
    if (push?.state !== 'waiting') return
    const error = push.error || 'given up by staff'
    await changePush(tx.db, seller_id, push_id, { state: 'failed', error_kind: 'temporary', error, claimed_at: null })
  },
})
