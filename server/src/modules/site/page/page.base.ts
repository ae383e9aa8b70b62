import type { AppCtx } from '../../../infra/context.ts'
import { putBasePage, putSeo, selectBaseHashes } from './page.queries.ts'
import { fingerprint } from './page.view.ts'
import { contentPages } from './pages/pages.ts'

/** Every installation has these pages. A newer release brings newer texts, except where staff have published their own. */
export async function addContentPages(ctx: AppCtx): Promise<void> {
  const known = new Map((await selectBaseHashes(ctx.db)).map((row) => [row.path, row]))
  const at = ctx.clock.now().toISOString()
  for (const { path, template, content } of contentPages) {
    const row = known.get(path)
    const base_hash = fingerprint(content)
    if (row && (row.is_edited || row.base_hash === base_hash)) continue
    await putBasePage(ctx.db, { path, template, content, base_hash, version: (row?.version ?? 0) + 1, at })
    await putSeo(ctx.db, path, content, false)
  }
}
