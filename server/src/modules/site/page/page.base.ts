import { isDeepStrictEqual } from 'node:util'
import { addHistory, changeItem, untouchedItems } from '../../../infra/content/content.queries.ts'
import { addDrafts, addPublished, PLATFORM, withdrawUntouched } from '../../../infra/content/publish-content.ts'
import type { AppCtx } from '../../../infra/context.ts'
import { followsFiles } from '../../catalog/catalog.ts'
import { putSeo } from './page.queries.ts'
import { contentPages } from './page-files.ts'
import { pageKind } from './page-kind.ts'

const keyed = (payload: ReturnType<typeof contentPages>[number]) => ({ key: payload.path, payload })

/** A new release updates the texts of pages, except where staff have edited them. */
export async function addContentPages(ctx: AppCtx, pages = contentPages()): Promise<void> {
  await addPublished(ctx, pageKind, pages.map(keyed))
  for (const page of pages) await putSeo(ctx.db, page, false)
  const untouched = new Map((await untouchedItems(ctx.db, 'page', PLATFORM)).map((row) => [row.key, row]))
  const at = ctx.clock.now().toISOString()
  for (const payload of pages) {
    const row = untouched.get(payload.path)
    if (!row || isDeepStrictEqual(row.published, payload)) continue
    await changeItem(ctx.db, row.id, { published: payload, published_at: at, updated_at: at })
    await addHistory(ctx.db, { item_id: row.id, action: 'published', payload, at, by_name: PLATFORM })
    await putSeo(ctx.db, payload, true)
  }
}

/** Says only how the software itself behaves. */
const trueEverywhere = new Set(['/transfer'])

/**
 * The pages tell of the demo's products, factories and promises. A shop of its own begins with them as drafts, for staff
 * to make their own and publish.
 */
export async function addPages(ctx: AppCtx): Promise<void> {
  if (await followsFiles(ctx)) return addContentPages(ctx)
  const isTrue = ({ path }: { path: string }) => trueEverywhere.has(path)
  await addContentPages(ctx, contentPages().filter(isTrue))
  await addDrafts(ctx, pageKind, contentPages().map(keyed))
  await withdrawUntouched(ctx, pageKind, trueEverywhere)
}
