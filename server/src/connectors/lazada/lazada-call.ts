import type { MarketConn, StoreConn } from '../core/connector.ts'
import { type IopCall, iopSend } from '../core/iop-call.ts'

type Params = IopCall['params']
const NOT_FOUND = new Set(['16'])

/** What follows `lazada.` in the addresses of a country, of its gateway and of its shop alike. */
export const siteDomains: Readonly<Record<string, string>> = {
  SG: 'sg',
  TH: 'co.th',
  MY: 'com.my',
  VN: 'vn',
  PH: 'com.ph',
  ID: 'co.id',
}

export const tokenCall = (conn: MarketConn, path: string, params: Params): Promise<unknown> =>
  iopSend(conn, { method: 'POST', url: `${conn.app.hosts.token}/rest${path}`, signed_path: path, params }, NOT_FOUND)

export function shopCall(conn: StoreConn, method: 'GET' | 'POST', path: string, params: Params = {}): Promise<unknown> {
  const host = conn.app.hosts.api.replace('{region}', siteDomains[conn.shop.region] ?? 'sg')
  const all = { ...params, access_token: conn.credentials.access_token ?? '' }
  return iopSend(conn, { method, url: `${host}/rest${path}`, signed_path: path, params: all }, NOT_FOUND)
}
