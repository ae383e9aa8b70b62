import type { StoreConn } from '../core/connector.ts'
import { iopSend } from '../core/iop-call.ts'

const NOT_FOUND = new Set(['isv.order-not-exist'])

/** Sellers in China have methods of their own for orders and parcels. */
export const isChinese = ({ credentials }: StoreConn): boolean => credentials.extra.home === 'CN'

/** All methods share one URL; the method name is a signed parameter. */
export const methodCall = (
  conn: StoreConn,
  method: string,
  params: Readonly<Record<string, string>> = {},
): Promise<unknown> =>
  iopSend(
    conn,
    {
      method: 'POST',
      url: `${conn.app.hosts.api}/sync`,
      signed_path: '',
      params: { ...params, method, session: conn.credentials.access_token ?? '', format: 'json', simplify: 'true' },
    },
    NOT_FOUND,
  )
