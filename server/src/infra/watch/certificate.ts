import { isIP } from 'node:net'
import { connect } from 'node:tls'

const TIMEOUT_MS = 5_000
const HOUR_MS = 3_600_000

/** When the certificate ends that people meet at this address; null without TLS, or where it does not answer us. */
export function certificateEnd(origin: string): Promise<Date | null> {
  const { protocol, hostname, port } = new URL(origin)
  if (protocol !== 'https:') return Promise.resolve(null)
  const host = hostname.replace(/^\[|\]$/g, '')
  return new Promise((resolve) => {
    // One that has ended or is not ours has to be read too.
    const socket = connect({
      host,
      port: Number(port || 443),
      ...(isIP(host) ? {} : { servername: host }),
      rejectUnauthorized: false,
    })
    const end = (found: Date | null) => {
      socket.destroy()
      resolve(found)
    }
    socket.setTimeout(TIMEOUT_MS, () => end(null))
    socket.once('error', () => end(null))
    socket.once('secureConnect', () => {
      const ends_at = new Date(socket.getPeerCertificate().valid_to)
      end(Number.isNaN(ends_at.getTime()) ? null : ends_at)
    })
  })
}

/** Asks once an hour, however often it is called. */
export function watchCertificate(origin: string): () => Promise<Date | null> {
  let asked_at = Number.NEGATIVE_INFINITY
  let answer: Promise<Date | null> = Promise.resolve(null)
  return () => {
    if (performance.now() - asked_at > HOUR_MS) {
      asked_at = performance.now()
      answer = certificateEnd(origin)
    }
    return answer
  }
}
