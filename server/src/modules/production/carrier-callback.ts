import { createHmac, timingSafeEqual } from 'node:crypto'
import { trackingCodes } from '@inkroute/contract/production/codes'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { systemClock } from '../../infra/clock.ts'
import type { AppCtx } from '../../infra/context.ts'
import { sandboxServiceKey } from '../../infra/derived-key.ts'
import type { RawHttp } from '../../infra/module.ts'
import { receiveTracking } from './receive-tracking.ts'

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

/** Where the carrier tells us of parcels. Anything but 200 brings the same event back later. */
export function addCarrierCallback({ app, ctx }: RawHttp): void {
  // A scope of its own: the signature is over the bytes, so the body must stay text.
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
