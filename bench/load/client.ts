import { Agent, request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { CallInput, Endpoint, Reply } from '../../contract/src/endpoint.ts'

export interface Caller {
  /** As the proxy would name it: limits count by address, and everybody here would share one. */
  readonly address: string
  readonly token?: string | undefined
}

interface Answer {
  readonly status: number
  readonly encoding: string | undefined
  readonly body: Buffer
}

interface Sending {
  readonly method?: string
  readonly type?: string
  readonly body?: Buffer | string
}

const TIMEOUT_MS = 60_000
/** Connections are kept, as a proxy keeps them; as many as the open requests need. */
const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY, maxFreeSockets: 256 })

/** A refusal, with its name from the error catalogue or its status. */
export class Refused extends Error {}

function send(url: string, caller: Caller, { method = 'GET', type, body }: Sending): Promise<Answer> {
  const headers = {
    'accept-encoding': 'br, gzip',
    'x-forwarded-for': caller.address,
    ...(caller.token ? { authorization: `Bearer ${caller.token}` } : {}),
    ...(type ? { 'content-type': type } : {}),
    ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
  }
  return new Promise((resolve, reject) => {
    const call = request(url, { agent, method, headers, timeout: TIMEOUT_MS }, (reply) => {
      const parts: Buffer[] = []
      reply.on('data', (part: Buffer) => parts.push(part))
      reply.once('error', reject)
      reply.once('end', () => {
        const encoding = reply.headers['content-encoding']
        resolve({ status: reply.statusCode ?? 0, encoding, body: Buffer.concat(parts) })
      })
    })
    call.once('timeout', () => call.destroy(new Refused(`no answer in ${TIMEOUT_MS / 1000} s`)))
    call.once('error', reject)
    call.end(body)
  })
}

const toText = ({ encoding, body }: Answer): string => {
  if (encoding === 'br') return brotliDecompressSync(body).toString()
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString()
}

/** A page, a picture, a file: whatever is read as it is. */
export async function read(url: string, caller: Caller): Promise<string> {
  const answer = await send(url, caller, {})
  if (answer.status !== 200) throw new Refused(`status ${answer.status}`)
  return toText(answer)
}

function getData(answer: Answer): unknown {
  if (answer.status >= 500) throw new Refused(`status ${answer.status}`)
  const said = JSON.parse(toText(answer)) as { status_code: number; error?: string; msg: string; data: unknown }
  if (said.status_code !== 200) throw new Refused(said.error ?? `${said.status_code} ${said.msg}`)
  return said.data
}

/** An endpoint of the contract, called as the web app calls it. */
export async function call<E extends Endpoint>(
  origin: string,
  endpoint: E,
  input: CallInput<E>,
  caller: Caller,
  file?: Buffer,
): Promise<Reply<E>> {
  const rest: Record<string, unknown> = { ...(input as object) }
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name])
    delete rest[name]
    return value
  })
  const is_get = endpoint.method === 'GET'
  const has_query = (is_get || file !== undefined) && Object.keys(rest).length > 0
  const query = has_query ? `?${new URLSearchParams(rest as Record<string, string>)}` : ''
  const type = file ? 'application/octet-stream' : 'application/json'
  const sending = is_get ? {} : { method: endpoint.method, type, body: file ?? JSON.stringify(rest) }
  return getData(await send(`${origin}/req${path}${query}`, caller, sending)) as Reply<E>
}

/** A form with a file, as a browser sends it to storage. */
export async function postForm(url: string, form: FormData, caller: Caller): Promise<unknown> {
  const packed = new Response(form)
  const type = packed.headers.get('content-type') ?? ''
  return getData(await send(url, caller, { method: 'POST', type, body: Buffer.from(await packed.arrayBuffer()) }))
}

export const hangUp = (): void => agent.destroy()
