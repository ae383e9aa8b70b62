import { channel } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import http from 'node:http'
import https from 'node:https'
import { setTimeout as wait } from 'node:timers/promises'
import { PrivateAddress, routeTo } from '../../infra/outside/outside-route.ts'
import { marketMeter } from '../../infra/trace/meters.ts'
import type { Booking, Rate } from '../pace/call-budget.queries.ts'
import { retryAfterMs } from '../pace/retry-after.ts'
import { getWords, pageSeen } from './answer-page.ts'
import { MarketError, OWN_LIMIT, TIMEOUT } from './market-error.ts'

type Reviver = (this: unknown, key: string, value: unknown, context: { source: string }) => unknown

const keepExact: Reviver = (_key, value, context) => {
  if (typeof value !== 'number') return value
  return Number.isSafeInteger(value) && /^-?\d+$/.test(context.source) ? value : context.source
}

/**
 * Parses JSON without losing digits: integers above 2^53 and numbers with a decimal point are returned as text, so
 * `5230236437987443003` and `12.30` stay exact.
 */
export const parseExact = (text: string): unknown =>
  JSON.parse(text, keepExact as (key: string, value: unknown) => unknown)

export interface MarketRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  /** Exactly the signed bytes. Multipart forms set their own content type. */
  readonly body?: string | Uint8Array | FormData
  readonly timeout_ms?: number
  /** Class of the platform's rate limits; `default` unless named. */
  readonly rate?: string
}

export interface MarketAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly text: string
  /** The raw bytes, for pictures and labels. */
  readonly bytes: Buffer
  /** The body as exact JSON; throws `malformed` if it is not JSON. */
  json<T>(): T
}

/** Sends a request and returns any response, including 500s: connectors interpret the status. */
export interface MarketClient {
  send(request: MarketRequest): Promise<MarketAnswer>
}

export interface MarketCall {
  readonly market: string
  readonly request: MarketRequest
  readonly status: number
  readonly text: string
}

/** Every answered call, for tests that compare it with the vendors' documents. Nothing listens in production. */
export const marketCalls = channel('inkroute:market-call')

interface ClientOptions {
  /** Whose call budget is charged. */
  readonly name: string
  readonly rates: Readonly<Record<string, Rate>> & { readonly default: Rate }
  /** Books one call. */
  readonly book: (name: string, rate: Rate) => Promise<Booking>
  readonly allowed_origins: ReadonlySet<string>
}

const refused = ({ message, code }: PrivateAddress) => new MarketError('rejected', message, { code })

function checkedRoute(url: URL, allowed_origins: ReadonlySet<string>) {
  try {
    return routeTo(url, allowed_origins)
  } catch (error) {
    throw error instanceof PrivateAddress ? refused(error) : error
  }
}

const TIMEOUT_MS = 20_000
const MAX_BYTES = 16 * 1024 * 1024

async function packed(body: MarketRequest['body']): Promise<{ bytes: Buffer | null; type: string | null }> {
  if (body === undefined) return { bytes: null, type: null }
  if (!(body instanceof FormData)) return { bytes: Buffer.from(body), type: null }
  const form = new Response(body)
  return { bytes: Buffer.from(await form.arrayBuffer()), type: form.headers.get('content-type') }
}

async function readLimited(reply: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of reply as AsyncIterable<Buffer>) {
    bytes += part.length
    if (bytes > MAX_BYTES) throw new MarketError('malformed', 'The answer is too large', { code: 'answer_too_large' })
    parts.push(part)
  }
  return Buffer.concat(parts)
}

function getAnswer(reply: IncomingMessage, bytes: Buffer): MarketAnswer {
  const text = bytes.toString('utf8')
  const flat = Object.entries(reply.headers).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(', ') : value,
  ])
  const status = reply.statusCode ?? 0
  return {
    status,
    headers: Object.fromEntries(flat),
    text,
    bytes,
    json<T>() {
      try {
        return parseExact(text) as T
      } catch {
        const page = pageSeen(text)
        if (page)
          throw new MarketError(status >= 500 ? 'temporary' : page.kind, page.message, { status, code: page.code })
        const kind = status >= 500 ? 'temporary' : 'malformed'
        throw new MarketError(kind, `Not JSON: ${text.slice(0, 120)}`, { status, code: 'answer_unreadable' })
      }
    },
  }
}

async function exchange(request: MarketRequest, { allowed_origins }: ClientOptions): Promise<MarketAnswer> {
  const url = new URL(request.url)
  const route = checkedRoute(url, allowed_origins)
  const { bytes, type } = await packed(request.body)
  const signal = AbortSignal.timeout(request.timeout_ms ?? TIMEOUT_MS)
  const headers = {
    accept: 'application/json',
    'user-agent': 'InkRoute/1.0',
    ...(type ? { 'content-type': type } : {}),
    ...(bytes ? { 'content-length': String(bytes.length) } : {}),
    ...request.headers,
  }
  const { request: open } = url.protocol === 'https:' ? https : http
  try {
    const reply = await new Promise<IncomingMessage>((answer, fail) => {
      open(url, { ...route, method: request.method, headers, signal }, answer)
        .on('error', fail)
        .end(bytes ?? undefined)
    })
    return getAnswer(reply, await readLimited(reply))
  } catch (error) {
    if (error instanceof MarketError) throw error
    if (error instanceof PrivateAddress) throw refused(error)
    const why = signal.aborted ? 'No answer in time' : `No connection: ${(error as Error).message}`
    throw new MarketError('temporary', why, { code: signal.aborted ? TIMEOUT : 'no_connection' })
  }
}

const getOutcome = (status: number) =>
  status === 429 ? 'throttled' : status >= 500 ? 'failed' : status >= 400 ? 'refused' : 'ok'

/** The name of a budget also names the shop. */
const getMarket = (name: string): string => name.split(':')[0] ?? name

/** Counts the call under its marketplace. */
async function timed(name: string, work: () => Promise<MarketAnswer>): Promise<MarketAnswer> {
  const stop = marketMeter.startTimer({ market: getMarket(name) })
  try {
    const answer = await work()
    stop({ outcome: getOutcome(answer.status) })
    return answer
  } catch (error) {
    stop({ outcome: 'failed' })
    throw error
  }
}

/** Redirects are not followed: no marketplace API needs them, and a shop's own site could send us anywhere. */
export function createMarketClient(options: ClientOptions): MarketClient {
  return {
    async send(request) {
      const word = request.rate ?? 'default'
      const rate = options.rates[word] ?? options.rates.default
      const name = `${options.name}:${word}`
      const { is_booked, wait_ms } = await options.book(name, rate)
      if (!is_booked) {
        const why = { code: OWN_LIMIT, retry_after_ms: wait_ms }
        throw new MarketError('throttled', 'Our own limit for this shop', why)
      }
      if (wait_ms > 0) await wait(wait_ms)
      const answer = await timed(options.name, () => exchange(request, options))
      if (marketCalls.hasSubscribers) {
        const { status, text } = answer
        marketCalls.publish({ market: getMarket(options.name), request, status, text } satisfies MarketCall)
      }
      return answer
    },
  }
}

/** Maps a status to an error when the platform gives no code. Returns on success. */
export function expectOk(answer: MarketAnswer, message = getWords(answer.text)): void {
  const { status } = answer
  if (status >= 200 && status < 300) return
  const facts = { status, retry_after_ms: retryAfterMs(answer) }
  if (status === 429) throw new MarketError('throttled', message || 'Too many calls', facts)
  if (status === 401) throw new MarketError('expired', message || 'Unauthorised', facts)
  if (status === 403) throw new MarketError('revoked', message || 'Forbidden', facts)
  if (status === 404) throw new MarketError('not_found', message || 'Not found', facts)
  if (status >= 500) throw new MarketError('temporary', message || `Status ${status}`, facts)
  throw new MarketError('rejected', message || `Status ${status}`, facts)
}
