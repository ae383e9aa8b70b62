import type { RowValues } from './fill-template.ts'
import type { Placement } from './placement.ts'

/** A cell by its places in the lists of a run; null where the run has no such list. */
export interface CellPlace {
  readonly product: number
  readonly artwork: number | null
  readonly row: number | null
}

export interface CellLists {
  /** Each artwork with each product, or the first with the first. */
  readonly is_paired: boolean
  readonly products: number
  readonly artworks: number
  readonly rows: number
}

const upTo = (count: number): (number | null)[] => (count === 0 ? [null] : Array.from({ length: count }, (_, n) => n))

export const countCells = ({ is_paired, products, artworks, rows }: CellLists): number => {
  const pairs = is_paired && artworks > 0 ? Math.min(products, artworks) : products * Math.max(1, artworks)
  return products === 0 || artworks + rows === 0 ? 0 : pairs * Math.max(1, rows)
}

/** All cells, artwork by artwork, so that decoded pictures can be reused for the next cells. */
export function getCells(lists: CellLists): CellPlace[] {
  const { is_paired, products, artworks, rows } = lists
  if (countCells(lists) === 0) return []
  return upTo(artworks).flatMap((artwork) =>
    upTo(rows).flatMap((row) =>
      Array.from({ length: products }, (_, product) => ({ product, artwork, row })).filter(
        (cell) => !is_paired || artwork === null || cell.product === artwork,
      ),
    ),
  )
}

/** Names a pair of product and artwork in a run, for overrides and for leaving it out. */
export const pairKey = (product_id: number, artwork: { kind: string; key: string } | null): string =>
  artwork ? `${product_id}|${artwork.kind}:${artwork.key}` : String(product_id)

/**
 * Cells with one key are the same listing to a buyer: product, artwork, what the row says and the template, whatever
 * the exact place of the artwork.
 */
export function cellKey(
  product_id: number,
  artwork: { readonly kind: string; readonly key: string } | null,
  values: RowValues | null,
  { template }: Placement,
): string {
  const said = values ? Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)) : null
  return JSON.stringify([
    product_id,
    artwork ? `${artwork.kind}:${artwork.key}` : null,
    said,
    template ? `${template.kind}:${template.id}` : null,
  ])
}
