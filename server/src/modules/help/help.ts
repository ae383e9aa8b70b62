import type { Language } from '@inkroute/contract/errors/errors'
import type { HelpRow } from '@inkroute/contract/help/help'
import type { Db } from '../../infra/db/database.ts'
import { searchArticles } from './help.queries.ts'
import { rowIn, searchWords } from './help.view.ts'

/** The door of help: articles with all these words, those that have them in the title first. */
export async function articlesAbout(db: Db, query: string, language: Language, limit: number): Promise<HelpRow[]> {
  const words = searchWords(query)
  if (words.length === 0) return []
  const { found } = await searchArticles(db, { category_id: undefined, words, limit, offset: 0 })
  return found.map((row) => rowIn(language, row))
}
