import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { listPublicNotices as contract } from '@inkroute/contract/notice/notice'
import type { AppCtx } from '../../infra/context.ts'
import { countNotices, listNoticeRows, type Reader } from './notice.queries.ts'

/** Visitors and sellers read the same list; sellers find more in it. */
export async function listNotices(
  ctx: AppCtx,
  reader: Reader,
  { page, page_size }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  const [data, total] = await Promise.all([
    listNoticeRows(ctx.db, reader, { limit: page_size, offset: (page - 1) * page_size }),
    countNotices(ctx.db, reader),
  ])
  return { data, total, page, page_size }
}
