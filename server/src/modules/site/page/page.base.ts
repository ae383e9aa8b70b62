import { isDeepStrictEqual } from 'node:util'
import { addHistory, changeItem } from '../../../infra/content/content.queries.ts'
import { addPublished, PLATFORM } from '../../../infra/content/publish-content.ts'
import type { AppCtx } from '../../../infra/context.ts'
import { putSeo, selectUntouched } from './page.queries.ts'
import { contentPages } from './page-files.ts'
import { pageKind } from './page-kind.ts'

/** Every installation has these pages. A new release updates their texts, except where staff have edited them. */
export async function addContentPages(ctx: AppCtx): Promise<void> {
  await addPublished(
    ctx,
    pageKind,
    contentPages().map((payload) => ({ key: payload.path, payload })),
  )
  for (const page of contentPages()) await putSeo(ctx.db, page, false)
  const untouched = new Map((await selectUntouched(ctx.db, PLATFORM)).map((row) => [row.key, row]))
  const at = ctx.clock.now().toISOString()
  for (const payload of contentPages()) {
    const row = untouched.get(payload.path)
    if (!row || isDeepStrictEqual(row.published, payload)) continue
    await changeItem(ctx.db, row.id, { published: payload, published_at: at, updated_at: at })
    await addHistory(ctx.db, { item_id: row.id, action: 'published', payload, at, by_name: PLATFORM })
    await putSeo(ctx.db, payload, true)
  }
}
