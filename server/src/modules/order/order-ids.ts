import type { AppCtx } from '../../infra/context.ts'
import { reserveIds } from '../../infra/db/reserve-ids.ts'

/** Numbers for orders that are about to be made. */
export const takeOrderIds = (ctx: AppCtx, count: number): Promise<number[]> => reserveIds(ctx, 'sales_order', count)
