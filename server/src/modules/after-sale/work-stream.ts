import { STAFF_WORK_STREAM_PATH, WORK_STREAM_PATH } from '@inkroute/contract/after-sale/after-sale'
import { MESSAGE_HEARTBEAT_MS } from '@inkroute/contract/message/message'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../infra/app-error.ts'
import type { UserIdentity } from '../../infra/context.ts'
import { findBearer } from '../../infra/http/bind.ts'
import type { RawHttp } from '../../infra/module/module.ts'
import { findWork } from './core/after-sale.queries.ts'
import { getPermission, workTopic } from './core/work-thread.ts'

const toUrl = (path: string) => `/req${path.replace('{id}', ':id')}`
const holds = ({ permissions }: UserIdentity, name: string) => permissions === null || permissions.has(name)

/** Live threads: says that something is new, never what; the reader then asks with the usual call. */
export function workStream({ app, ctx, identify, streams }: RawHttp): void {
  const follow = (side: 'seller' | 'staff') => async (request: FastifyRequest, reply: FastifyReply) => {
    const token = findBearer(request)
    const identity = token ? await identify(token) : null
    if (!token || !identity) throw new AppError('unauthorized')
    if ((identity.kind === 'staff') !== (side === 'staff')) throw new AppError('wrong_console')
    const id = Number((request.params as { id: string }).id)
    const work = Number.isSafeInteger(id)
      ? await findWork(ctx.db, side === 'staff' ? { id } : { seller_id: identity.seller_id, id })
      : undefined
    // Streams have no envelope, so a missing request is a plain 404.
    if (!work || !holds(identity, side === 'staff' ? 'ops.support' : getPermission(work.form)))
      return reply.code(404).type('text/plain').send('not found')
    const response = streams.open(request, reply, identity.user_id)
    const stop = ctx.events.subscribe(workTopic(work.seller_id, id), () =>
      response.write('event: changed\ndata: {}\n\n'),
    )
    const beat = setInterval(async () => {
      // A session that ended takes its stream along.
      if (await identify(token, 'background').catch(() => null)) response.write(': beat\n\n')
      else response.end()
    }, MESSAGE_HEARTBEAT_MS)
    response.on('close', () => {
      clearInterval(beat)
      stop()
    })
  }
  app.get(toUrl(WORK_STREAM_PATH), follow('seller'))
  app.get(toUrl(STAFF_WORK_STREAM_PATH), follow('staff'))
}
