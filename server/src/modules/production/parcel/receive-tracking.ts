import { type Tracker, trackers } from '@inkroute/contract/service/carriers'
import type { FastifyInstance } from 'fastify'
import type { AppCtx } from '../../../infra/context.ts'
import type { RawHttp } from '../../../infra/module/module.ts'
import { carrierPushPath, readCarrierPush } from '../../service/service.ts'
import { noteEvents } from './note-tracking.ts'
import { selectTracked } from './tracking.queries.ts'

/** A push carries the whole story of a parcel. */
const BODY_LIMIT_BYTES = 512 * 1024

type Raw = Parameters<typeof readCarrierPush>[2]

async function receive(ctx: AppCtx, name: Tracker, raw: Raw): Promise<'ok' | 'signature' | 'malformed'> {
  const pushes = await readCarrierPush(ctx, name, raw).catch((error: unknown) => {
    if (error instanceof SyntaxError || error instanceof TypeError) return 'malformed' as const
    throw error
  })
  if (pushes === 'malformed') return pushes
  if (pushes === null) return 'signature'
  for (const { tracking_no, events } of pushes)
    for (const parcel of await selectTracked(ctx.db, tracking_no, name)) await noteEvents(ctx, parcel, events)
  // A parcel we do not know, such as one whose label is made and that has not left, is no reason to send it again.
  return 'ok'
}

const statuses = { ok: 200, signature: 403, malformed: 400 } as const

/** Where carriers push their news. Any status but 200 makes them send it again. */
export function addCarrierCallbacks({ app, ctx }: RawHttp): void {
  // Own scope: signatures cover the raw bytes, so bodies must stay text.
  app.register(async (scope: FastifyInstance) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    for (const name of trackers)
      scope.post<{ Body: string }>(carrierPushPath(name), { bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
        const headers = request.headers as Record<string, string | undefined>
        const said = await receive(ctx, name, { headers, body: String(request.body ?? '') })
        if (said !== 'ok') ctx.log.warn({ carrier: name, reason: said }, 'carrier push refused')
        return reply.type('text/plain').code(statuses[said]).send(said)
      })
  })
}
