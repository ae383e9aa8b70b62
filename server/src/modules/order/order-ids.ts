import type { AppCtx } from '../../infra/context.ts'
import { takeIds } from '../../infra/db/id-stock.ts'

/** Numbers for orders that are about to be made. */
export const takeOrderIds = (ctx: AppCtx, count: number): Promise<number[]> => takeIds(ctx, 'sales_order', count)
