import { FBA_BOX_LIMIT_G, FBA_BOX_SIDE_MM } from '@inkroute/contract/cart/codes'
import type { Language } from '@inkroute/contract/errors/errors'
import { fbaCenters } from '@inkroute/contract/order/fba/centers'

export interface BoxContent {
  readonly sku_id: number
  readonly quantity: number
}

/** The warehouse an order goes to, by the name on its address: “Amazon GYR3” of a split order, “GYR3” of a file. */
export const centerIn = (name: string): string =>
  fbaCenters.find(({ code }) => name.toUpperCase().split(/\s+/).includes(code))?.code ?? name

/** Whether cartons hold exactly the pieces of the order, no SKU more or less. */
export function holdsExactly(
  boxes: readonly { readonly items: readonly BoxContent[] }[],
  lines: readonly BoxContent[],
): boolean {
  const sums = new Map<number, number>()
  const add = ({ sku_id, quantity }: BoxContent, sign: 1 | -1) =>
    sums.set(sku_id, (sums.get(sku_id) ?? 0) + sign * quantity)
  for (const line of lines) add(line, 1)
  for (const box of boxes) for (const item of box.items) add(item, -1)
  return [...sums.values()].every((left) => left === 0)
}

/**
 * Cartons that can stay when an order has changed, each whole, and the pieces that are in none of them. What a person
 * has packed and weighed is not touched as long as the order still holds it.
 */
export function stillFitting<Box extends { readonly items: readonly BoxContent[] }, Line extends BoxContent>(
  boxes: readonly Box[],
  lines: readonly Line[],
): { kept: Box[]; loose: Line[] } {
  const left = new Map<number, number>()
  for (const { sku_id, quantity } of lines) left.set(sku_id, (left.get(sku_id) ?? 0) + quantity)
  const kept = boxes.filter(({ items }) => {
    const after = new Map(left)
    for (const { sku_id, quantity } of items) after.set(sku_id, (after.get(sku_id) ?? 0) - quantity)
    if ([...after.values()].some((count) => count < 0)) return false
    for (const [sku_id, count] of after) left.set(sku_id, count)
    return true
  })
  const loose = [...new Map(lines.map((line) => [line.sku_id, line])).values()].flatMap((line) => {
    const quantity = left.get(line.sku_id) ?? 0
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
  return { kept, loose }
}

/** A code used for two SKUs: Amazon would book one as the other. */
export function repeatedCode(codes: readonly { readonly sku_id: number; readonly fnsku: string }[]): string | null {
  const owners = new Map<string, number>()
  for (const { sku_id, fnsku } of codes) {
    if (fnsku === '') continue
    if ((owners.get(fnsku) ?? sku_id) !== sku_id) return fnsku
    owners.set(fnsku, sku_id)
  }
  return null
}

export interface BoxSize {
  readonly length_mm: number
  readonly width_mm: number
  readonly height_mm: number
  readonly weight_g: number
}

/** Amazon turns away cartons above these. */
export const isWithinLimits = (box: BoxSize): boolean =>
  box.weight_g <= FBA_BOX_LIMIT_G && Math.max(box.length_mm, box.width_mm, box.height_mm) <= FBA_BOX_SIDE_MM

const words = {
  shipment: { zh: '货件号', en: 'the shipment number' },
  fnsku: { zh: 'FNSKU', en: 'FNSKUs' },
  boxes: { zh: '装箱与订单数量不一致', en: 'cartons that match the order' },
} as const

/** Data still missing for labels. */
export function getMissing(
  facts: { readonly shipment_no: string; readonly has_fnskus: boolean; readonly is_packed: boolean },
  language: Language,
): string[] {
  return [
    ...(facts.shipment_no === '' ? [words.shipment[language]] : []),
    ...(facts.has_fnskus ? [] : [words.fnsku[language]]),
    ...(facts.is_packed ? [] : [words.boxes[language]]),
  ]
}
