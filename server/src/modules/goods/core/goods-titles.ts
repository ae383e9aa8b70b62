import type { Language } from '@inkroute/contract/errors/errors'
import type { Db } from '../../../infra/db/database.ts'
import { selectEnglishTitles } from './goods.queries.ts'

interface TitledLine {
  readonly goods_id: number
  readonly title: string
}

/** Names of what was put in a cart or ordered: in English where the seller has named the goods in English too. */
export async function titlesIn(db: Db, seller_id: number, lines: readonly TitledLine[], language: Language) {
  const ids = language === 'en' ? [...new Set(lines.map(({ goods_id }) => goods_id))] : []
  const rows = ids.length === 0 ? [] : await selectEnglishTitles(db, seller_id, ids)
  const english = new Map(rows.map(({ id, title_en }) => [id, title_en]))
  return ({ goods_id, title }: TitledLine): string => english.get(goods_id) ?? title
}
