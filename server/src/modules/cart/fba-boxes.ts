import { FBA_BOX_LIMIT_G, FBA_BOX_SIDE_MM, MAX_BOX_PIECES } from '@inkroute/contract/cart-codes'
import type { getFbaBoxs as contract, FbaBox } from '@inkroute/contract/cart-extra'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { packBoxes } from '@inkroute/engine/freight/fba-boxes'
import type { SellerCtx } from '../../infra/context.ts'
import { parseIds } from './cart.rules.ts'
import { chosenLines } from './price-cart.ts'
import type { ReadyLine } from './read-cart.ts'

const CARTON_G = 600
const MM_PER_CM = 10

/** Cartons of priced lines, numbered through. */
export function boxesOf(lines: readonly ReadyLine[]): FbaBox[] {
  const codes = new Map(lines.map(({ line, sku }) => [line.id, sku.sku_code]))
  const packed = packBoxes(
    lines.map(({ line, item, weight_g }) => ({
      ...{ id: line.id, quantity: line.quantity, weight_g: Math.ceil(weight_g / line.quantity) },
      ...{ length_mm: item.length_cm * MM_PER_CM, width_mm: item.width_cm * MM_PER_CM },
      height_mm: item.height_cm * MM_PER_CM,
    })),
    { weight_g: FBA_BOX_LIMIT_G, side_mm: FBA_BOX_SIDE_MM, pieces: MAX_BOX_PIECES, carton_g: CARTON_G },
  )
  return packed.map((box, at) => ({
    ...{ box_no: at + 1, weight_g: box.weight_g, length_cm: box.length_mm / MM_PER_CM },
    ...{ width_cm: box.width_mm / MM_PER_CM, height_cm: box.height_mm / MM_PER_CM },
    items: box.items.map(({ id, quantity }) => ({ id, sku_code: codes.get(id) ?? '', quantity })),
  }))
}

export async function getFbaBoxs(ctx: SellerCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const lines = await chosenLines(ctx, parseIds(input.ids) ?? [])
  const boxes = boxesOf(lines)
  return {
    boxes,
    pieces: lines.reduce((sum, { line }) => sum + line.quantity, 0),
    weight_g: boxes.reduce((sum, { weight_g }) => sum + weight_g, 0),
  }
}
