import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/help/help'
import type { PublicCtx } from '../../infra/context.ts'
import {
  searchArticles,
  selectArticleRows,
  selectCategories,
  selectCommonArticles,
  selectLikelyArticles,
  selectRedirects,
  selectTutorialRows,
  selectWords,
} from './help.queries.ts'
import { articleIn, getClues, rowIn, searchWords } from './help.view.ts'

export async function listCommonQuestions(ctx: PublicCtx): Promise<Reply<typeof contract.listCommonQuestions>> {
  const articles = await selectCommonArticles(ctx.db)
  return { data: articles.map((article) => articleIn(ctx.language, article)) }
}

export async function listTutorial(ctx: PublicCtx): Promise<Reply<typeof contract.listTutorial>> {
  const rows = await selectTutorialRows(ctx.db)
  return { data: rows.map((row) => rowIn(ctx.language, row)) }
}

export async function listRecommendWords(ctx: PublicCtx): Promise<Reply<typeof contract.listRecommendWords>> {
  const words = await selectWords(ctx.db)
  return { data: words.map((word) => word[`word_${ctx.language}`]) }
}

export async function listHelpCategories(ctx: PublicCtx): Promise<Reply<typeof contract.listHelpCategories>> {
  const [categories, rows] = await Promise.all([selectCategories(ctx.db), selectArticleRows(ctx.db)])
  return {
    data: categories.map((category) => ({
      id: category.id,
      name: category[`name_${ctx.language}`],
      icon: category.icon,
      articles: rows.filter((row) => row.category_id === category.id).map((row) => rowIn(ctx.language, row)),
    })),
  }
}

export async function getRedirectMap(ctx: PublicCtx): Promise<Reply<typeof contract.getRedirectMap>> {
  const rows = await selectRedirects(ctx.db)
  return { data: Object.fromEntries(rows.map((row) => [row.path, row.article_id])) }
}

export async function listArticles(
  ctx: PublicCtx,
  input: Input<typeof contract.listArticles>,
): Promise<Reply<typeof contract.listArticles>> {
  const { page, page_size, category_id } = input
  const { found, total } = await searchArticles(ctx.db, {
    category_id,
    words: searchWords(input.query),
    limit: page_size,
    offset: (page - 1) * page_size,
  })
  return { data: found.map((row) => rowIn(ctx.language, row)), total, page, page_size }
}

const SUGGESTED = 3

export async function suggestArticles(
  ctx: PublicCtx,
  { text }: Input<typeof contract.suggestArticles>,
): Promise<Reply<typeof contract.suggestArticles>> {
  const clues = getClues(text)
  const rows = clues.length > 0 ? await selectLikelyArticles(ctx.db, clues, SUGGESTED) : []
  return { data: rows.map((row) => rowIn(ctx.language, row)) }
}
