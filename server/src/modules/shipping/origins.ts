import type { AppCtx } from '../../infra/context.ts'
import { regionOf } from './quote.rules.ts'
import type { Origin } from './shipping.view.ts'

/** Names the warehouses of rates in the language of the call. */
export async function originsOf(_ctx: AppCtx): Promise<(warehouse: string) => Origin> {
  return (code) => ({ code, region: regionOf(code), city: code })
}
