import type { Reply } from '@inkroute/contract/endpoint'
import type { getAlertNotices as contract } from '@inkroute/contract/notice/notice'
import type { SellerCtx } from '../../infra/context.ts'
import { listAlertNotices } from './notice.queries.ts'
import { sellerReader } from './reader.ts'

/** More than this nobody reads in a dialog; the rest is in the list. */
const MAX_ALERTS = 5

export async function getAlertNotices(ctx: SellerCtx): Promise<Reply<typeof contract>> {
  return { data: await listAlertNotices(ctx.db, sellerReader(ctx), MAX_ALERTS) }
}
