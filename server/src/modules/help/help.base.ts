import { withheldKeys } from '../../infra/content/content.queries.ts'
import type { AppCtx } from '../../infra/context.ts'
import { addHelpContent } from './help.queries.ts'
import { type ArticleFile, helpArticles, helpCategories, helpWords } from './help-files.ts'

const toRow = ({ id, category_id, zh, en, keywords, common, tutorial }: ArticleFile, sort: number) => ({
  id,
  category_id,
  title_zh: zh.title,
  title_en: en.title,
  summary_zh: zh.summary,
  summary_en: en.summary,
  body_zh: zh.body,
  body_en: en.body,
  keywords,
  is_common: common === 'yes',
  is_tutorial: tutorial === 'yes',
  sort,
})

/** The help every installation starts with; what staff have edited is left alone. */
export async function addHelp(ctx: AppCtx): Promise<void> {
  const [no_categories, no_articles] = await Promise.all([
    withheldKeys(ctx.db, 'help_category'),
    withheldKeys(ctx.db, 'help_article'),
  ])
  const categories = helpCategories().map(({ folder, ...row }, place) => ({ ...row, sort: place + 1 }))
  const articles = helpArticles()
    .map(toRow)
    .filter((row) => !no_articles.has(String(row.id)) && !no_categories.has(String(row.category_id)))
  const ids = new Set(articles.map((row) => row.id))
  await addHelpContent(ctx.db, {
    categories: categories.filter((row) => !no_categories.has(String(row.id))),
    articles,
    words: helpWords().map(({ zh, en }, place) => ({ id: place + 1, word_zh: zh, word_en: en, sort: place + 1 })),
    redirects: helpArticles()
      .filter(({ id }) => ids.has(id))
      .flatMap(({ id, explains }) => explains.map((path) => ({ path, article_id: id }))),
  })
}
