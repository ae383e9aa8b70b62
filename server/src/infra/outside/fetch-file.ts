import { lookup as resolve } from 'node:dns/promises'
import { createWriteStream } from 'node:fs'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError } from '../app-error.ts'
import { isPublicAddress } from './public-address.ts'

export interface FetchLimits {
  readonly max_bytes: number
  readonly timeout_ms: number
  /** `address:port` in our own network that the operator allows. */
  readonly allow: ReadonlySet<string>
}

const MAX_REDIRECTS = 4
const PORTS = new Set(['80', '443'])
const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`

const getPort = (url: URL) => url.port || (url.protocol === 'https:' ? '443' : '80')

/** Only plain web addresses; the IP address is checked later, once it is resolved. */
function checkedUrl(text: string, base?: URL): URL {
  let url: URL
  try {
    url = new URL(text, base)
  } catch {
    throw new AppError('url_scheme')
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new AppError('url_scheme')
  url.username = ''
  url.password = ''
  return url
}

/**
 * Resolves a name once: the connection goes to the address that was checked, so that a name which resolves differently the
 * second time gains nothing (DNS rebinding).
 */
async function checkedAddress(url: URL, { allow }: FetchLimits): Promise<{ address: string; family: number }> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const found = isIP(host)
    ? [{ address: host, family: isIP(host) }]
    : await resolve(host, { all: true }).catch(() => [])
  const [first] = found
  if (!first) throw new AppError('url_unreachable')
  const port = getPort(url)
  const mayAsk = ({ address }: { address: string }) =>
    allow.has(`${address}:${port}`) || (PORTS.has(port) && isPublicAddress(address))
  // One internal address among several is enough to refuse.
  if (!found.every(mayAsk)) throw new AppError('url_private')
  return first
}

async function ask(url: URL, limits: FetchLimits, signal: AbortSignal): Promise<IncomingMessage> {
  const { address, family } = await checkedAddress(url, limits)
  const pinned: LookupFunction = (_host, options, done) => {
    if (options.all) done(null, [{ address, family }])
    else done(null, address, family)
  }
  const { request } = url.protocol === 'https:' ? https : http
  const headers = { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'InkRoute picture import' }
  return new Promise((answer, fail) => {
    request(url, { lookup: pinned, agent: false, headers, signal }, answer).on('error', fail).end()
  })
}

async function follow(text: string, limits: FetchLimits, signal: AbortSignal) {
  let url = checkedUrl(text)
  for (let step = 0; step <= MAX_REDIRECTS; step++) {
    const reply = await ask(url, limits, signal)
    const status = reply.statusCode ?? 0
    if (status === 200) return { reply, url }
    reply.destroy()
    const next = reply.headers.location
    if (status < 300 || status > 399 || !next) throw new AppError('url_answer', { status })
    url = checkedUrl(next, url)
  }
  throw new AppError('url_redirects')
}

async function store(reply: IncomingMessage, path: string, { max_bytes }: FetchLimits): Promise<number> {
  const tooLarge = () => new AppError('upload_too_large', { limit: megabytes(max_bytes) })
  if (Number(reply.headers['content-length'] ?? 0) > max_bytes) throw tooLarge()
  let bytes = 0
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      if (bytes > max_bytes) done(tooLarge())
      else done(null, chunk)
    },
  })
  await pipeline(reply, counted, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
  return bytes
}

/** Downloads a public file to `path`: never from our own network, within the limits of size and time. */
export async function fetchFile(
  text: string,
  path: string,
  limits: FetchLimits,
): Promise<{ readonly bytes: number; readonly url: URL }> {
  const signal = AbortSignal.timeout(limits.timeout_ms)
  let reply: IncomingMessage | null = null
  const stop = () => reply?.destroy(new Error('too slow'))
  signal.addEventListener('abort', stop)
  try {
    const found = await follow(text, limits, signal)
    reply = found.reply
    return { bytes: await store(found.reply, path, limits), url: found.url }
  } catch (error) {
    reply?.destroy()
    if (error instanceof AppError) throw error
    throw signal.aborted
      ? new AppError('url_slow', { seconds: Math.round(limits.timeout_ms / 1000) })
      : new AppError('url_unreachable')
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
