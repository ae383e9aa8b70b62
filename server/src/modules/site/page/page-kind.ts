import { type PageContent, pages } from '@inkroute/contract/site/page/page'
import { AppError } from '../../../infra/app-error.ts'
import { contentKind } from '../../../infra/content/content-kind.ts'
import { putSeo } from './page.queries.ts'
import { contentPages } from './pages/pages.ts'

const paths: ReadonlySet<string> = new Set(contentPages.map(({ path }) => path))

/** Staff change what stands on a page, not where it stands: addresses belong to the routes. */
export const pageKind = contentKind({
  endpoints: pages,
  previewUrl: ({ payload }: { payload: PageContent }) => payload.path,
  newKey: (_tx, payload: PageContent) => {
    if (!paths.has(payload.path)) throw new AppError('page_unknown_path', { path: payload.path })
    return payload.path
  },
  apply: async (tx, { key, payload }) => {
    if (!payload) return
    if (payload.path !== key) throw new AppError('page_unknown_path', { path: payload.path })
    await putSeo(tx.db, payload, true)
  },
})
