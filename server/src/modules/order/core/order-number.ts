import type { AppCtx } from '../../../infra/context.ts'
import { reserveIds } from '../../../infra/db/reserve-ids.ts'

/** Numbers for orders that are about to be made. */
export const takeOrderIds = (ctx: AppCtx, count: number): Promise<number[]> => reserveIds(ctx, 'sales_order', count)

/** `IR261115100042`: the day it was made and its number. */
export const orderNumber = (now: Date, id: number): string =>
  `IR${now.toISOString().slice(2, 10).replaceAll('-', '')}${String(id).padStart(6, '0')}`

/** `IR261115100042-1`: one line of an order, on its print files, its sheet and its task. */
export const pieceCode = (order_no: string, place: number): string => `${order_no}-${place}`
