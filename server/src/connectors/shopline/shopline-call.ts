import { z } from 'zod'
import type { StoreConn } from '../core/connector.ts'
import type { MarketAnswer } from '../core/market-client.ts'
import { type StorefrontCall, storefrontCall } from '../storefront/storefront-call.ts'

export const API_VERSION = 'v20260301'
const ErrorReply = z.object({ errors: z.string() }).transform(({ errors }) => errors)

export function shoplineCall(conn: StoreConn, call: StorefrontCall): Promise<MarketAnswer> {
  const headers = { authorization: `Bearer ${conn.credentials.access_token ?? ''}` }
  return storefrontCall(conn, { base: `/admin/openapi/${API_VERSION}/`, headers, error: ErrorReply }, call)
}
