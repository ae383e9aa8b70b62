import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { getPublicNotice as contract } from '@inkroute/contract/notice/notice'
import { AppError } from '../../infra/app-error.ts'
import type { AppCtx } from '../../infra/context.ts'
import { findNewer, findNotice, findOlder, type Reader } from './notice.queries.ts'

export async function getNotice(
  ctx: AppCtx,
  reader: Reader,
  { id }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  const notice = await findNotice(ctx.db, reader, id)
  if (!notice) throw new AppError('not_found')
  const [newer, older] = await Promise.all([findNewer(ctx.db, reader, notice), findOlder(ctx.db, reader, notice)])
  return { ...notice, newer: newer ?? null, older: older ?? null }
}
