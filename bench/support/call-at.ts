import type { CallInput, Endpoint, Reply } from '@inkroute/contract/endpoint'

/** A refusal, with the status it came with. */
class Refusal extends Error {
  readonly http: number
  constructor(http: number, message: string) {
    super(message)
    this.http = http
  }
}

interface Options {
  readonly token?: string | undefined
  readonly file?: Uint8Array
}

/** Calls endpoints of a running server, as the tests do. */
export const callAt =
  (origin: string) =>
  async <E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    { token = '', file }: Options = {},
  ): Promise<Reply<E>> => {
    const rest = { ...(input as Record<string, unknown>) }
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = rest[name]
      delete rest[name]
      return String(value)
    })
    const in_query = endpoint.method === 'GET' || endpoint.file_max_bytes !== undefined
    const query = in_query ? `?${new URLSearchParams(rest as Record<string, string>)}` : ''
    const answer = await fetch(`${origin}/req${path}${query}`, {
      method: endpoint.method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': file ? 'application/octet-stream' : 'application/json',
      },
      ...(endpoint.method === 'GET' ? {} : { body: file ? Uint8Array.from(file) : JSON.stringify(rest) }),
    })
    const { status_code, msg, data } = (await answer.json()) as { status_code: number; msg: string; data: Reply<E> }
    if (status_code !== 200) throw new Refusal(answer.status, `${endpoint.path}: ${msg}`)
    return data
  }
