import type { Language } from '@inkroute/contract/errors/errors'
import type { WarehouseRegion } from '@inkroute/contract/shipping/limits'
import type { AppCtx } from '../../infra/context.ts'
import { selectWarehouses } from '../catalog/catalog.ts'
import { getRegion } from './quote.rules.ts'
import type { Origin } from './shipping.view.ts'

/** Localised warehouse names; a deleted warehouse is shown by its code. */
export async function getOrigins(ctx: AppCtx & { readonly language: Language }): Promise<(code: string) => Origin> {
  const rows = await selectWarehouses(ctx.db)
  const known = new Map(rows.map((row) => [row.code, row]))
  return (code) => {
    const row = known.get(code)
    return row
      ? { code, region: row.region as WarehouseRegion, city: row[`city_${ctx.language}`] }
      : { code, region: getRegion(code), city: code }
  }
}
