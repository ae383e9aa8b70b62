import type { ServerResponse } from 'node:http'
import type { Language } from '@inkroute/contract/errors/errors'
import { MESSAGE_HEARTBEAT_MS, MESSAGE_STREAM_PATH, type Message } from '@inkroute/contract/message/message'
import { AppError } from '../../infra/app-error.ts'
import type { AppCtx, UserIdentity } from '../../infra/context.ts'
import { findBearer, getLanguage } from '../../infra/http/bind.ts'
import type { RawHttp } from '../../infra/module/module.ts'
import { findMessage, listMessagesAfter, newestMessageId } from './message.queries.ts'
import { messageTopic } from './message.ts'

const CATCH_UP_LIMIT = 50
const REMEMBERED_IDS = 200

interface Listener {
  readonly ctx: AppCtx
  readonly identity: UserIdentity
  readonly language: Language
  readonly response: ServerResponse
  /** Delivered, or older than the stream: never sent again. */
  readonly sent: Set<number>
  floor_id: number
}

/** Live messages of one person, from any node. */
export function messageStream({ app, ctx, identify, streams }: RawHttp): void {
  app.get(`/req${MESSAGE_STREAM_PATH}`, async (request, reply) => {
    const token = findBearer(request)
    const identity = token ? await identify(token) : null
    if (!token || !identity) throw new AppError('unauthorized')
    if (identity.kind === 'staff') throw new AppError('wrong_console')
    const last = Number(request.headers['last-event-id'])
    const is_resumed = Number.isSafeInteger(last) && last > 0
    const floor_id = is_resumed ? last : await newestMessageId(ctx.db, identity.seller_id, identity.user_id)
    const response = streams.open(request, reply, identity.user_id)
    const listener = { ctx, identity, language: getLanguage(request), response, sent: new Set<number>(), floor_id }
    listen(listener, () => identify(token, 'background'))
  })
}

function listen(listener: Listener, stillValid: () => Promise<UserIdentity | null>): void {
  const { ctx, identity, response } = listener
  let work = Promise.resolve()
  // Sequential, so that events stay in order.
  const enqueue = (task: () => Promise<void>) => {
    work = work.then(task).catch((error: unknown) => {
      ctx.log.warn({ err: error }, 'message stream')
      response.end()
    })
  }
  const unsubscribe = ctx.events.subscribe(messageTopic(identity.user_id), (hint) => {
    const { id, event, data } = (hint ?? {}) as { id?: number; event?: string; data?: unknown }
    if (event) enqueue(async () => void response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`))
    else enqueue(() => (id === undefined ? changed(listener) : deliver(listener, id)))
  })
  const beat = setInterval(() => {
    enqueue(async () => {
      if (!(await stillValid())) return void response.end()
      response.write(': beat\n\n')
      await catchUp(listener)
    })
  }, MESSAGE_HEARTBEAT_MS)
  response.on('close', () => {
    clearInterval(beat)
    unsubscribe()
  })
  // Subscribe before reading, so that nothing is missed in between.
  enqueue(() => catchUp(listener))
}

/** Messages missed because of a lost signal or connection. */
async function catchUp(listener: Listener): Promise<void> {
  const { ctx, identity, language, floor_id } = listener
  const page = { user_id: identity.user_id, after_id: floor_id, language, limit: CATCH_UP_LIMIT }
  const missed = await listMessagesAfter(ctx.db, identity.seller_id, page)
  // The floor trails one round behind: a lower id may commit after a higher one.
  const newest = Math.max(floor_id, ...listener.sent)
  for (const message of missed) send(listener, message)
  listener.floor_id = newest
}

async function deliver(listener: Listener, id: number): Promise<void> {
  const { ctx, identity, language } = listener
  if (listener.sent.has(id)) return
  const message = await findMessage(ctx.db, identity.seller_id, { user_id: identity.user_id, id, language })
  if (message) send(listener, message)
}

async function changed({ response }: Listener): Promise<void> {
  response.write('event: changed\ndata: {}\n\n')
}

function send({ response, sent }: Listener, message: Message): void {
  if (sent.has(message.id)) return
  response.write(`id: ${message.id}\nevent: message\ndata: ${JSON.stringify(message)}\n\n`)
  sent.add(message.id)
  for (const oldest of sent) {
    if (sent.size <= REMEMBERED_IDS) break
    sent.delete(oldest)
  }
}
