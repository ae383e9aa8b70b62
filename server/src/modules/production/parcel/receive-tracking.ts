import { createHmac, timingSafeEqual } from 'node:crypto'
import { trackingCodes } from '@inkroute/contract/production/codes'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { systemClock } from '../../../infra/clock.ts'
import type { AppCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { sandboxServiceKey } from '../../../infra/derived-key.ts'
import type { RawHttp } from '../../../infra/module.ts'
import { sendMessage } from '../../message/message.ts'
import { advanceOrder } from '../../order/order.ts'
import { markArrived } from '../production.queries.ts'
import { findParcel, insertParcelEvent, lockParcel } from './tracking.queries.ts'

export const CARRIER_CALLBACK_PATH = '/req/frontend/carrier/notify'
const BODY_LIMIT_BYTES = 16 * 1024
const MAX_AGE_SECONDS = 300

const Push = z.object({
  event_id: z.string().min(1).max(120),
  ref: z.string().regex(/^\d{1,15}-\d{1,15}$/),
  tracking_no: z.string().min(1).max(60),
  code: z.enum(trackingCodes),
  place: z.string().max(120).default(''),
  happened_at: z.iso.datetime(),
})
export type CarrierPush = z.infer<typeof Push>

const header = (request: FastifyRequest, name: string): string => String(request.headers[name] ?? '')

/** Signed over time and exact bytes; an old signature is as good as none. */
function isBelieved(ctx: AppCtx, request: FastifyRequest, body: string): boolean {
  const timestamp = header(request, 'x-carrier-timestamp')
  const age = systemClock.now().getTime() / 1000 - Number(timestamp)
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(age) > MAX_AGE_SECONDS) return false
  const key = sandboxServiceKey(ctx.config.app_secret, 'carrier-callback')
  const expected = createHmac('sha256', key).update(`${timestamp}.${body}`).digest()
  const given = Buffer.from(header(request, 'x-carrier-signature'), 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function readPush(body: string): CarrierPush | null {
  try {
    return Push.parse(JSON.parse(body))
  } catch {
    return null
  }
}

/** Webhook for carrier events. Any status but 200 makes the carrier resend the event. */
export function addCarrierCallback({ app, ctx }: RawHttp): void {
  // Own scope: the signature covers the raw bytes, so the body must stay text.
  app.register(async (scope: FastifyInstance) => {
    scope.addContentTypeParser('application/vnd.carrier+json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )
    scope.post<{ Body: string }>(CARRIER_CALLBACK_PATH, { bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
      const body = String(request.body ?? '')
      reply.type('text/plain')
      if (!isBelieved(ctx, request, body)) {
        ctx.log.warn('carrier push refused: signature')
        return reply.code(403).send('signature')
      }
      const push = readPush(body)
      if (!push) return reply.code(400).send('malformed')
      const taken = await receiveTracking(ctx, push)
      return taken ? reply.send('ok') : reply.code(404).send('unknown parcel')
    })
  })
}

type Told = Pick<CarrierPush, 'event_id' | 'code' | 'place' | 'happened_at'>

/** The parcel is there: so is its order, and the seller hears of it. */
async function arrive(
  tx: AppCtx,
  parcel: NonNullable<Awaited<ReturnType<typeof findParcel>>>,
  happened_at: string,
): Promise<void> {
  const { seller_id, id, order_id, order_no, tracking_no } = parcel
  await markArrived(tx.db, seller_id, id, happened_at)
  const where = { seller_id, id: order_id, from: 'shipped' as const }
  const moved = await advanceOrder(tx, where, { to: 'delivered', actor: 'system', detail: { tracking_no } })
  if (!moved) return
  await sendMessage(tx, {
    seller_id,
    type: 2,
    permission: 'order.admin',
    once_key: `order-delivered:${order_id}`,
    title: { zh: `订单 ${order_no} 已签收`, en: `Order ${order_no} is delivered` },
    body: { zh: `运单号 ${tracking_no}。`, en: `Tracking number ${tracking_no}.` },
    link: `/myOrder/orderDetail/${order_id}`,
  })
}

/** Records a tracking event. Repeats are ignored and late events are sorted by time. */
export async function noteTracking(ctx: AppCtx, seller_id: number, shipment_id: number, told: Told): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const parcel = await findParcel(tx.db, seller_id, shipment_id)
    const locked = await lockParcel(tx.db, seller_id, shipment_id)
    if (!parcel || !locked) return
    const is_new = await insertParcelEvent(tx.db, {
      seller_id,
      shipment_id,
      event_key: told.event_id,
      code: told.code,
      place: told.place,
      happened_at: told.happened_at,
      received_at: tx.clock.now().toISOString(),
    })
    if (is_new && told.code === 'delivered' && locked.state === 'sent') await arrive(tx, parcel, told.happened_at)
    if (is_new && told.code === 'exception')
      await sendMessage(tx, {
        seller_id,
        type: 2,
        permission: 'order.admin',
        once_key: `parcel-exception:${shipment_id}:${told.event_id}`,
        title: { zh: `订单 ${parcel.order_no} 运输异常`, en: `Trouble on the way of order ${parcel.order_no}` },
        body: { zh: told.place || parcel.tracking_no, en: told.place || parcel.tracking_no },
        link: `/myOrder/orderDetail/${parcel.order_id}`,
      })
  })
}

/** False when no such parcel was handed to the carrier. */
async function receiveTracking(ctx: AppCtx, push: CarrierPush): Promise<boolean> {
  const [seller_id = 0, shipment_id = 0] = push.ref.split('-').map(Number)
  const parcel = await findParcel(ctx.db, seller_id, shipment_id)
  if (!parcel || parcel.tracking_no !== push.tracking_no) return false
  await noteTracking(ctx, seller_id, shipment_id, push)
  return true
}
