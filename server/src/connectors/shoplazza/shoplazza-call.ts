import { z } from 'zod'
import type { StoreConn } from '../core/connector.ts'
import { type StorefrontCall, storefrontCall } from '../storefront/storefront-call.ts'

const ErrorReply = z.object({ errors: z.array(z.string()) }).transform(({ errors }) => errors.join('; '))

export async function shoplazzaCall(conn: StoreConn, call: StorefrontCall): Promise<unknown> {
  const headers = { 'access-token': conn.credentials.access_token ?? '' }
  const answer = await storefrontCall(conn, { base: '/openapi/2022-01', headers, error: ErrorReply }, call)
  // Deletions are answered with nothing.
  return answer.text === '' ? null : answer.json()
}
