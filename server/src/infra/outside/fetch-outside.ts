import type { IncomingMessage } from 'node:http'
import http from 'node:http'
import https from 'node:https'
import { getPublicAddress, routeTo } from './outside-route.ts'

const MAX_BYTES = 16 * 1024 * 1024
const MAX_REDIRECTS = 3

/** Origins in our own network that services may be reached at. Named once, when the application is composed. */
const allowed = new Set<string>()

export function allowOrigins(origins: Iterable<string>): void {
  for (const origin of origins) allowed.add(origin)
}

export const allowedOrigins = (): ReadonlySet<string> => allowed

/** For official clients that make their own connections. */
export const agentFor = (address: string) => routeTo(new URL(address), allowed).agent

/** Where neither an agent nor a lookup can be given: checked before the connection, not during it. */
export async function requireOutside(address: string): Promise<void> {
  const { origin, hostname } = new URL(address)
  if (!allowed.has(origin)) await getPublicAddress(hostname)
}

async function readLimited(reply: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of reply as AsyncIterable<Buffer>) {
    bytes += part.length
    if (bytes > MAX_BYTES) throw new Error('the answer is too large')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

async function send(asked: Request): Promise<Response> {
  const url = new URL(asked.url)
  const { agent } = routeTo(url, allowed)
  const body = Buffer.from(await asked.arrayBuffer())
  const { request } = url.protocol === 'https:' ? https : http
  const { method, signal } = asked
  const length = body.length > 0 ? { 'content-length': String(body.length) } : {}
  const headers = { ...Object.fromEntries(asked.headers), ...length }
  const reply = await new Promise<IncomingMessage>((answer, fail) => {
    request(url, { agent, method, headers, signal }, answer).on('error', fail).end(body)
  })
  const bytes = await readLimited(reply)
  const status = reply.statusCode ?? 0
  const names = Object.entries(reply.headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as [string, string]] : [],
  )
  return new Response(status === 204 || status === 304 ? null : bytes, { status, headers: names })
}

/** What the network is asked and answers, for tests that compare it with a vendor's documents. */
export const transport = { send }

/**
 * `fetch` for addresses that staff or an outside service name: never into our own network, checked when connecting.
 * Redirects are followed only for a GET that asks for it: keys go nowhere else.
 */
export async function fetchOutside(address: string | URL, init: RequestInit = {}): Promise<Response> {
  let url = new URL(address)
  for (let step = 0; step <= MAX_REDIRECTS; step++) {
    const response = await transport.send(new Request(url, { ...init, redirect: 'manual' }))
    const next = response.headers.get('location')
    if (init.redirect !== 'follow' || response.status < 300 || response.status > 399 || !next) return response
    url = new URL(next, url)
  }
  throw new Error('too many redirects')
}
