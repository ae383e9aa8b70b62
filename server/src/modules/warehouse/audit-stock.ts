import type { Db } from '../../infra/db/database.ts'
import { countAllShelves, selectMismatches } from './level.queries.ts'

const SHOWN = 100

/** Compares every shelf with the sum of its movements. */
export async function auditStock(db: Db): Promise<{ shelves: number; movements: number; problems: string[] }> {
  const [counted, wrong] = await Promise.all([countAllShelves(db), selectMismatches(db, SHOWN)])
  return {
    ...counted,
    problems: wrong.map(
      ({ item_id, warehouse_code, pieces, moved }) =>
        `variant ${item_id} in ${warehouse_code}: ${pieces} pieces on the shelf, movements add up to ${moved}`,
    ),
  }
}
