import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

interface Pace {
  /** Before a body is looked at: people look for a signal. */
  readonly grace_ms: number
  /** What must have come by then, and goes on coming. A slow mobile network is faster. */
  readonly bytes_per_second: number
}

const PACE: Pace = { grace_ms: 20_000, bytes_per_second: 16 * 1024 }
const LOOKS_PER_GRACE = 4

/** The length a request announces; what comes in pieces may be as long as its route allows. */
export function announcedBytes({ headers, routeOptions }: FastifyRequest): number {
  if (headers['transfer-encoding'] !== undefined) return routeOptions.bodyLimit ?? 0
  return Number(headers['content-length'] ?? 0)
}

const TIMED_OUT = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

function watch(request: FastifyRequest, reply: FastifyReply, { grace_ms, bytes_per_second }: Pace): void {
  const { socket } = request.raw
  const [begun_ms, begun_bytes] = [performance.now(), socket.bytesRead]
  const look = () => {
    const late_ms = performance.now() - begun_ms - grace_ms
    if (late_ms < 0 || socket.bytesRead - begun_bytes >= (late_ms / 1000) * bytes_per_second) return
    // A body that is only dropped was answered already.
    if (!reply.raw.headersSent) socket.write(TIMED_OUT)
    socket.destroySoon()
  }
  const looking = setInterval(look, grace_ms / LOOKS_PER_GRACE).unref()
  const stop = () => clearInterval(looking)
  request.raw.once('end', stop)
  request.raw.once('close', stop)
}

/** Ends connections whose body comes too slowly: what is begun and not sent costs the sender nothing. */
export function limitBodyTime(app: FastifyInstance, pace: Pace = PACE): void {
  app.addHook('onRequest', async (request, reply) => {
    // Calls to ourselves have no real socket.
    if (announcedBytes(request) > 0 && request.raw.socket instanceof Socket) watch(request, reply, pace)
  })
}
