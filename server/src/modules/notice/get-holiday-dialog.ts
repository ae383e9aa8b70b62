import type { Input, Reply } from '@inkroute/contract/endpoint'
import { type HolidayContent, holidays } from '@inkroute/contract/notice/editor'
import type { getHolidayDialog as contract } from '@inkroute/contract/notice/notice'
import { readPreviewed } from '../../infra/content/read-content.ts'
import type { PublicCtx } from '../../infra/context.ts'
import { findHolidayDialog } from './notice.queries.ts'

export async function getHolidayDialog(ctx: PublicCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const draft = await readPreviewed<HolidayContent>(ctx, { endpoints: holidays }, input.preview)
  if (draft) {
    const { image, alt, url } = draft.payload
    return { id: draft.id, image: image[ctx.language], url, alt: alt[ctx.language] }
  }
  const dialog = await findHolidayDialog(ctx.db, ctx.language, ctx.clock.now())
  return dialog ?? { id: null, image: null, url: null, alt: '' }
}
