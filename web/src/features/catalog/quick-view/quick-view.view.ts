import { fill, type Texts } from '../../../shared/text/text.ts'
import type { quickViewText } from './quick-view.text.ts'

interface Tier {
  readonly min_quantity: number
  readonly max_quantity: number | null
}

export const piecesLabel = (text: Texts<typeof quickViewText>, { min_quantity, max_quantity }: Tier): string =>
  max_quantity === null
    ? fill(text.pieces_up, { low: min_quantity })
    : fill(text.pieces, { low: min_quantity, high: max_quantity })
