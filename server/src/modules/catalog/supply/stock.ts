import type { Db } from '../../../infra/db/database.ts'
import { alone } from '../../../infra/db/pipeline.ts'
import { type ItemStock, moveStock, moveStockLater, type StockMove, stockQuery } from './stock.queries.ts'

/** Blanks by warehouse, best stocked first. */
export const getStock = (db: Db, item_ids: readonly number[]): Promise<ItemStock[]> =>
  alone(db, stockQuery(db, item_ids))

export interface Blanks {
  readonly item_id: number
  readonly warehouse_code: string
  readonly quantity: number
}

const getShelf = ({ item_id, warehouse_code }: Omit<Blanks, 'quantity'>) => `${item_id}:${warehouse_code}`

/** Adds up lines that take from the same shelf. */
const getMoves = (lines: readonly Blanks[], sign: 1 | -1): StockMove[] =>
  [...Map.groupBy(lines, getShelf).values()].flatMap((same) =>
    same.slice(0, 1).map(({ item_id, warehouse_code }) => ({
      item_id,
      warehouse_code,
      pieces: sign * same.reduce((sum, line) => sum + line.quantity, 0),
    })),
  )

/** Takes the blanks of all lines, or none. `cause` is recorded in the stock movements. */
export async function takeStock(db: Db, lines: readonly Blanks[], cause: string): Promise<boolean> {
  const moves = getMoves(lines, 1)
  const moved = new Set((await moveStock(db, moves, cause)).map(getShelf))
  if (moved.size === moves.length) return true
  const back = moves.filter((move) => moved.has(getShelf(move))).map((move) => ({ ...move, pieces: -move.pieces }))
  if (back.length > 0) await moveStock(db, back, cause)
  return false
}

/**
 * `takeStock` sent with the next statement, ideally the commit, so that popular shelves are locked for no round trip. If
 * a shelf is short the transaction fails with an error that `isShelfShort` recognises.
 */
export const takeStockOrFail = (db: Db, lines: readonly Blanks[], cause: string): Promise<void> =>
  moveStockLater(db, getMoves(lines, 1), cause)
export async function returnStock(db: Db, lines: readonly Blanks[], cause: string): Promise<void> {
  if (lines.length > 0) await moveStock(db, getMoves(lines, -1), cause)
}
