import { z } from 'zod'
import type { MarketConn, StoreConn } from '../core/connector.ts'
import { expectOk } from '../core/market-client.ts'
import { MarketError } from '../core/market-error.ts'
import { LooseText, readShape } from '../core/read-shape.ts'

export interface OzonKeys {
  readonly client_id: string
  readonly api_key: string
}

const Refusal = z.object({ message: LooseText })

/** Every call is a POST with two key headers; nothing is signed or refreshed. */
export async function ozonCallWith(
  { app, http }: MarketConn,
  keys: OzonKeys,
  path: string,
  body: unknown,
): Promise<unknown> {
  const answer = await http.send({
    method: 'POST',
    url: `${app.hosts.api}${path}`,
    headers: { 'content-type': 'application/json', 'client-id': keys.client_id, 'api-key': keys.api_key },
    body: JSON.stringify(body),
  })
  if (answer.status === 401 || answer.status === 403) {
    throw new MarketError('revoked', answer.text.slice(0, 200), { status: answer.status, code: 'api_key' })
  }
  if (answer.status >= 400) {
    let message = answer.text.slice(0, 200)
    try {
      message = readShape(Refusal, answer.json()).message || message
    } catch {
      // A proxy answered; show its text as it is.
    }
    expectOk(answer, message)
  }
  return answer.json()
}

export const ozonCall = (conn: StoreConn, path: string, body: unknown): Promise<unknown> => {
  const { client_id = '', api_key = '' } = conn.credentials.extra
  return ozonCallWith(conn, { client_id, api_key }, path, body)
}
