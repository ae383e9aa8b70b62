import type { OrderTroubleName, orderTroubles } from '@inkroute/contract/order-codes'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { DB } from '../../infra/db/tables.gen.ts'

/** What stands still for a cause; the states alone narrow it to few, by their index. */
export const standing = <O>(
  query: SelectQueryBuilder<DB, 'sales_order', O>,
  { hold_reasons, problems }: (typeof orderTroubles)[OrderTroubleName],
): SelectQueryBuilder<DB, 'sales_order', O> =>
  query
    .where('state', 'in', ['draft', 'on_hold'])
    .where((where) =>
      where.or([
        where.and([where('state', '=', 'on_hold'), where('hold_reason', 'in', [...hold_reasons, ''])]),
        where.and([where('state', '=', 'draft'), sql<boolean>`problems && ${[...problems]}::text[]`]),
      ]),
    )
