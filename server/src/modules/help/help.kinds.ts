import * as contract from '@inkroute/contract/help/editor'
import { AppError } from '../../infra/app-error.ts'
import { contentKind } from '../../infra/content/content-kind.ts'
import { sanitiseHtml } from '../../infra/html/sanitise-html.ts'
import {
  countArticles,
  findLooseArticles,
  findLooseCategories,
  hasCategory,
  nextArticleId,
  nextCategoryId,
  putArticle,
  putCategory,
  removeArticle,
  removeCategory,
} from './editor.queries.ts'

/** Readers see the rows of `help_article`; their id is part of the address and is the key here. */
export const helpArticleKind = contentKind({
  endpoints: contract.helpArticles,
  previewUrl: ({ key }) => `/helpCenter?id=${key}`,
  newKey: async (tx) => String(await nextArticleId(tx.db)),
  clean: (article) => ({
    ...article,
    body: { zh: sanitiseHtml(article.body.zh), en: sanitiseHtml(article.body.en) },
    explains: [...new Set(article.explains)],
  }),
  async check(tx, article) {
    if (!(await hasCategory(tx.db, article.category_id))) throw new AppError('help_category_unknown')
  },
  async apply(tx, { key, sort, payload }) {
    const id = Number(key)
    if (!payload) return removeArticle(tx.db, id)
    const { category_id, keywords, is_common, is_tutorial, explains, title, summary, body } = payload
    const row = {
      id,
      category_id,
      keywords,
      is_common,
      is_tutorial,
      sort,
      title_zh: title.zh,
      title_en: title.en,
      summary_zh: summary.zh,
      summary_en: summary.en,
      body_zh: body.zh,
      body_en: body.en,
      updated_at: tx.clock.now().toISOString(),
    }
    await putArticle(tx.db, row, explains)
  },
  async adopt(tx) {
    const rows = await findLooseArticles(tx.db)
    return rows.map((row) => ({
      key: String(row.id),
      payload: {
        category_id: row.category_id,
        title: { zh: row.title_zh, en: row.title_en },
        summary: { zh: row.summary_zh, en: row.summary_en },
        body: { zh: row.body_zh, en: row.body_en },
        keywords: row.keywords,
        is_common: row.is_common,
        is_tutorial: row.is_tutorial,
        explains: row.explains,
      },
    }))
  },
})

type Icon = (typeof contract.helpIcons)[number]
const getIcon = (icon: string): Icon => contract.helpIcons.find((known) => known === icon) ?? 'book'

export const helpCategoryKind = contentKind({
  endpoints: contract.helpCategories,
  previewUrl: () => '/helpCenter',
  newKey: async (tx) => String(await nextCategoryId(tx.db)),
  async apply(tx, { key, sort, payload }) {
    const id = Number(key)
    if (payload) {
      return putCategory(tx.db, { id, sort, icon: payload.icon, name_zh: payload.name.zh, name_en: payload.name.en })
    }
    const count = await countArticles(tx.db, id)
    if (count > 0) throw new AppError('help_category_in_use', { count })
    await removeCategory(tx.db, id)
  },
  async adopt(tx) {
    const rows = await findLooseCategories(tx.db)
    return rows.map((row) => ({
      key: String(row.id),
      payload: { name: { zh: row.name_zh, en: row.name_en }, icon: getIcon(row.icon) },
    }))
  },
})
