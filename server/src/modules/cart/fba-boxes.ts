import { FBA_BOX_LIMIT_G, FBA_BOX_SIDE_MM, MAX_BOX_PIECES } from '@inkroute/contract/cart/codes'
import type { getFbaBoxs as contract, FbaBox } from '@inkroute/contract/cart/extra'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { type PackedBox, packBoxes } from '@inkroute/engine/freight/fba-boxes'
import type { Parcel } from '@inkroute/engine/freight/parcel'
import type { SellerCtx } from '../../infra/context.ts'
import { lineServices, parseIds } from './cart.rules.ts'
import { chosenLines } from './price-cart.ts'
import type { ReadyCartLine } from './read-cart.ts'

const CARTON_G = 600
const MM_PER_CM = 10
const limits = { weight_g: FBA_BOX_LIMIT_G, side_mm: FBA_BOX_SIDE_MM, pieces: MAX_BOX_PIECES, carton_g: CARTON_G }

/** Pieces for Amazon, by the sizes of the catalogue and with what services add to their weight. */
export interface ToPack {
  readonly id: number
  readonly quantity: number
  readonly services: readonly string[]
  readonly item:
    | { readonly weight_g: number; readonly length_cm: number; readonly width_cm: number; readonly height_cm: number }
    | undefined
}

/** Of an item that is no longer in the catalogue. */
const USUAL = { weight_g: 200, length_cm: 30, width_cm: 25, height_cm: 2 }

export interface Carton extends PackedBox {
  /** As a channel weighs it: the goods, and the carton around them. */
  readonly parcel: Parcel
}

/** Cartons of a shipment, used both for the quote and for packing. */
export function packCartons(lines: readonly ToPack[]): Carton[] {
  const pieces = lines.map(({ id, quantity, services, item = USUAL }) => ({
    id,
    quantity,
    weight_g: item.weight_g + lineServices(services, 1).weight_g,
    length_mm: Math.round(item.length_cm * MM_PER_CM),
    width_mm: Math.round(item.width_cm * MM_PER_CM),
    height_mm: Math.round(item.height_cm * MM_PER_CM),
  }))
  return packBoxes(pieces, limits).map((box) => {
    const { length_mm, width_mm, height_mm, weight_g, carton_g } = box
    return {
      ...box,
      parcel: { length_mm, width_mm, height_mm, weight_g: weight_g - carton_g, packaging_g: carton_g },
    }
  })
}

/** Cartons of priced lines, numbered through. */
function getBoxes(lines: readonly ReadyCartLine[]): FbaBox[] {
  const codes = new Map(lines.map(({ line, sku }) => [line.id, sku.sku_code]))
  const cartons = packCartons(lines.map(({ line, item }) => ({ ...line, item })))
  return cartons.map((box, at) => ({
    box_no: at + 1,
    weight_g: box.weight_g,
    length_cm: box.length_mm / MM_PER_CM,
    width_cm: box.width_mm / MM_PER_CM,
    height_cm: box.height_mm / MM_PER_CM,
    items: box.items.map(({ id, quantity }) => ({ id, sku_code: codes.get(id) ?? '', quantity })),
  }))
}

export async function getFbaBoxs(ctx: SellerCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const lines = await chosenLines(ctx, parseIds(input.ids) ?? [])
  const boxes = getBoxes(lines)
  return {
    boxes,
    pieces: lines.reduce((sum, { line }) => sum + line.quantity, 0),
    weight_g: boxes.reduce((sum, { weight_g }) => sum + weight_g, 0),
  }
}
