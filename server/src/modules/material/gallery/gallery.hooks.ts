import type { Db } from '../../../infra/db/database.ts'
import { hookPoint } from '../../../infra/hooks.ts'

export interface ForSale {
  readonly name_zh: string
  readonly name_en: string
  readonly price_fen: number
}
type FindForSale = (db: Db, item: string) => Promise<ForSale | undefined>

export const materialHooks = {
  templateForSale: hookPoint<FindForSale>({
    name: 'material.templateForSale',
    may: ['answer'],
    hasOne: true,
    about: 'A template on sale, with its price: sellers buy templates as they buy artworks.',
  }),
}
