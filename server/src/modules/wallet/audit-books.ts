import { fenToDecimal } from '@inkroute/contract/money'
import type { Db } from '../../infra/db/database.ts'
import { type Audited, countAudited, findDisagreements } from './ledger.queries.ts'

/** An empty ledger agrees with itself, so it is held against what must have moved money. */
const missingBooks = ({ transactions, papers }: Audited): string[] =>
  transactions === 0 && papers > 0
    ? [`The ledger is empty, but ${papers} payments, recharges and paid orders say that money moved.`]
    : []

/** Recomputes every balance and compares the books with the papers; each problem is a sentence. */
export async function auditBooks(db: Db): Promise<{ readonly counted: Audited; readonly problems: string[] }> {
  const counted = await countAudited(db)
  const found = await findDisagreements(db)
  const disagreements = found.map(
    ({ seller_id, what, expected_fen, found_fen }) =>
      `Seller ${seller_id}, ${what}: should be ${fenToDecimal(expected_fen)}, is ${fenToDecimal(found_fen)}.`,
  )
  return { counted, problems: [...missingBooks(counted), ...disagreements] }
}
