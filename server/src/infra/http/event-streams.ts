import type { ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'

/** All kinds of streams together. Beyond it the oldest ends, so that reloading a page always works. */
const MAX_PER_USER = 8
/** Enough for an office. Beyond it new ones are refused: many accounts must not take every connection. */
const MAX_PER_ADDRESS = 200
const MAX_PER_NODE = 4_000
const RETRY_AFTER_SECONDS = 30

interface Stream {
  readonly user_id: number
  readonly ip: string
  readonly response: ServerResponse
}

export interface EventStreams {
  /** Replies with an open stream of events; throws when there are too many. It ends with the response. */
  open(request: FastifyRequest, reply: FastifyReply, user_id: number): ServerResponse
  /** Open streams would delay the shutdown; clients reconnect to another node. */
  closeAll(): void
}

/** The open server-sent event streams of this node, across modules. */
export function createEventStreams(): EventStreams {
  // In the order of opening.
  const streams = new Set<Stream>()
  const ofUser = (user_id: number) => [...streams].filter((stream) => stream.user_id === user_id)
  const end = (stream: Stream) => {
    streams.delete(stream)
    stream.response.end()
  }

  const admit = (user_id: number, ip: string) => {
    const [oldest, ...others] = ofUser(user_id)
    if (oldest && others.length + 1 >= MAX_PER_USER) end(oldest)
    const from_here = [...streams].filter((stream) => stream.ip === ip).length
    if (from_here >= MAX_PER_ADDRESS || streams.size >= MAX_PER_NODE) {
      throw new AppError('too_many_requests', { seconds: RETRY_AFTER_SECONDS })
    }
  }

  return {
    open(request, reply, user_id) {
      admit(user_id, request.ip)
      reply.hijack()
      const response = reply.raw
      const stream = { user_id, ip: request.ip, response }
      streams.add(stream)
      response.on('close', () => streams.delete(stream))
      response.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        // Buffering proxies would delay events.
        'x-accel-buffering': 'no',
        'x-request-id': request.id,
        // Closes the connection with the stream, so that a stopping node does not wait for idle ones.
        connection: 'close',
      })
      response.write('retry: 2000\n\n')
      return response
    },
    closeAll() {
      for (const stream of streams) end(stream)
    },
  }
}
