import type { AppCtx } from '../../../infra/context.ts'
import { listWarehouses } from '../../catalog/catalog.ts'

/** Where and until when carriers of sellers collect, by warehouse. */
export async function gatesOf(ctx: AppCtx) {
  const warehouses = await listWarehouses(ctx.db)
  return (code: string) => {
    const place = warehouses.find((row) => row.code === code)
    return { address: place?.address ?? '', cut_off: place?.cut_off ?? '' }
  }
}
