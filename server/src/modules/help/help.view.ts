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
export function getNeighbours<T extends StoredRow>(rows: readonly T[], article: StoredRow) {
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

/** Words of a question that say nothing about its subject. */
const fillers = new Set(
  'the and how can cannot what where when why who does did with for you your not are was were this that have has from get got please want need would could should into about there which but its our'.split(
    ' ',
  ),
)
const FILLER_SIGNS = /[的了吗呢我您你请问么怎哪是在有不要能可以这那]/
const MAX_CLUES = 16

/** What to look for in a question: its longer words, and pairs of Chinese characters. */
export function getClues(question: string): string[] {
  const words = (question.toLowerCase().match(/[a-z0-9]{3,}/g) ?? []).filter((word) => !fillers.has(word))
  // The plural and the singular are the same clue.
  const stems = words.map((word) => (word.length > 4 ? word.replace(/(?:es|s)$/, '') : word))
  const pairs = (question.match(/\p{Script=Han}+/gu) ?? []).flatMap((run) =>
    [...run].flatMap((sign, i, all) => (all[i + 1] === undefined ? [] : [sign + all[i + 1]])),
  )
  return [...new Set([...stems, ...pairs.filter((pair) => !FILLER_SIGNS.test(pair))])].slice(0, MAX_CLUES)
}
