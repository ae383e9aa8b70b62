import type { OrderState, OrderTroubleName, orderTroubles } from '@inkroute/contract/order/codes'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { DB } from '../../infra/db/tables.gen.ts'

export interface OrderFilters {
  readonly state?: OrderState | undefined
  readonly country?: string | undefined
  readonly warehouse?: string | undefined
  readonly source?: string | undefined
  readonly store?: number | undefined
  readonly trouble?: OrderTroubleName | undefined
  readonly keyword?: string | undefined
  readonly from?: string | undefined
  readonly until?: string | undefined
  readonly ids?: readonly number[] | undefined
}

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
