import { type PageContent, pages } from '@inkroute/contract/site/page/page'
import { AppError } from '../../../infra/app-error.ts'
import { contentKind } from '../../../infra/content/content-kind.ts'
import { putSeo } from './page.queries.ts'
import { contentPages } from './page-files.ts'

const isKnown = (path: string) => contentPages().some((page) => page.path === path)

/** Staff edit what a page says, not its address: addresses belong to the routes. */
export const pageKind = contentKind({
  endpoints: pages,
  previewUrl: ({ payload }: { payload: PageContent }) => payload.path,
  newKey: (_tx, payload: PageContent) => {
    if (!isKnown(payload.path)) throw new AppError('page_unknown_path', { path: payload.path })
    return payload.path
  },
  apply: async (tx, { key, payload }) => {
    if (!payload) return
    if (payload.path !== key) throw new AppError('page_unknown_path', { path: payload.path })
    await putSeo(tx.db, payload, true)
  },
})
