import type { Input, Reply } from '@inkroute/contract/endpoint'
import { type NoticeContent, notices } from '@inkroute/contract/notice/editor'
import type { listPublicNotices as contract } from '@inkroute/contract/notice/notice'
import { readPreviewed } from '../../infra/content/read-content.ts'
import type { PublicCtx } from '../../infra/context.ts'
import { listNotices } from './list-notices.ts'
import { visitor } from './reader.ts'

/** What visitors read; a draft that may be previewed stands first. */
export async function listPublicNotices(
  ctx: PublicCtx,
  input: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  const reply = await listNotices(ctx, visitor(ctx), input)
  const draft = await readPreviewed<NoticeContent>(ctx, { endpoints: notices }, input.preview)
  if (!draft) return reply
  const { title, summary, desc } = draft.payload
  const { language } = ctx
  const shown = { title: title[language], summary: summary[language], desc: desc[language] }
  return { ...reply, data: [{ id: 0, created_at: ctx.clock.now().toISOString(), ...shown }, ...reply.data] }
}
