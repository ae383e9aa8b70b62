import type { Language } from '@inkroute/contract/errors/errors'
import type { HelpArticle, HelpRow } from '@inkroute/contract/help/help'

interface StoredRow {
  readonly id: number
  readonly category_id: number
  readonly title_zh: string
  readonly title_en: string
  readonly summary_zh: string
  readonly summary_en: string
}

interface StoredArticle extends StoredRow {
  readonly body_zh: string
  readonly body_en: string
  readonly updated_at: string
}

export const rowIn = (language: Language, row: StoredRow): HelpRow => ({
  id: row.id,
  category_id: row.category_id,
  title: row[`title_${language}`],
  summary: row[`summary_${language}`],
})

export const articleIn = (language: Language, row: StoredArticle): HelpArticle => ({
  ...rowIn(language, row),
  body: row[`body_${language}`],
  updated_at: row.updated_at,
})

/** The articles before and after one in its category. */
export function neighboursOf<T extends StoredRow>(rows: readonly T[], article: StoredRow) {
  const siblings = rows.filter((row) => row.category_id === article.category_id)
  const place = siblings.findIndex((row) => row.id === article.id)
  return { previous: siblings[place - 1] ?? null, next: siblings[place + 1] ?? null }
}

/** Search words: cut at spaces and punctuation, at most six. */
export const searchWords = (query: string | undefined): string[] =>
  (query ?? '')
    .split(/[\s,，。;；、]+/)
    .filter(Boolean)
    .slice(0, 6)
