import type { CustomsLine, ParcelContents } from '@inkroute/contract/production/label/label'
import { getCharge } from '@inkroute/contract/wallet/exchange'
import { type ParcelLimits, type Pile, packPiles, splitPiles } from '@inkroute/engine/freight/split-parcels'

/** A line of an order with what its product says for customs. */
export interface DeclaredLine {
  readonly sku_code: string
  readonly quantity: number
  readonly unit_fen: number
  readonly name_zh: string
  readonly name_en: string
  readonly hs_codes: readonly string[]
  readonly origin_country: string
  readonly weight_g: number
  readonly length_cm: number
  readonly width_cm: number
  readonly height_cm: number
}

interface DeclaredPile extends Pile {
  readonly line: DeclaredLine
}

export interface PlannedParcel {
  readonly weight_g: number
  readonly contents: ParcelContents
}

const MM_PER_CM = 10

const getPile = (line: DeclaredLine): DeclaredPile => ({
  quantity: line.quantity,
  weight_g: line.weight_g,
  length_mm: Math.round(line.length_cm * MM_PER_CM),
  width_mm: Math.round(line.width_cm * MM_PER_CM),
  height_mm: Math.round(line.height_cm * MM_PER_CM),
  line,
})

const getCustoms = ({ line, quantity }: DeclaredPile, usd_rate: string): CustomsLine => ({
  name_en: line.name_en,
  name_zh: line.name_zh,
  sku: line.sku_code,
  hs_code: line.hs_codes[0] ?? '',
  origin: line.origin_country,
  quantity,
  unit_value_cents: Math.max(1, getCharge(line.unit_fen, { currency: 'USD', rate: usd_rate }).minor),
  unit_weight_g: line.weight_g,
})

/** An order's goods in the parcels its freight was calculated for, each with what is declared for it. */
export const planParcels = (lines: readonly DeclaredLine[], limits: ParcelLimits, usd_rate: string): PlannedParcel[] =>
  splitPiles(lines.map(getPile), limits).map((piles) => {
    const { weight_g, packaging_g, length_mm, width_mm, height_mm } = packPiles(piles)
    const customs = piles.map((pile) => getCustoms(pile, usd_rate))
    return { weight_g: weight_g + packaging_g, contents: { length_mm, width_mm, height_mm, customs } }
  })

/** Everything in one parcel, with nothing declared. */
export function packedWhole(lines: readonly DeclaredLine[]): PlannedParcel {
  const { weight_g, packaging_g, length_mm, width_mm, height_mm } = packPiles(lines.map(getPile))
  return { weight_g: weight_g + packaging_g, contents: { length_mm, width_mm, height_mm, customs: [] } }
}

/** What a carrier would refuse anyway, said in our words and before it is asked. */
export interface Words {
  readonly zh: string
  readonly en: string
}

interface Sender {
  readonly code: string
  readonly country: string
  readonly province_en: string
  readonly address_en: string
  readonly contact_phone: string
}

export function findRefusal(sender: Sender, lines: readonly DeclaredLine[], to_country: string): Words | null {
  const gaps = [
    ...(sender.province_en ? [] : [{ zh: '省/州（英文）', en: 'state or province' }]),
    ...(sender.address_en ? [] : [{ zh: '英文地址', en: 'address in English' }]),
    ...(sender.contact_phone ? [] : [{ zh: '电话', en: 'phone' }]),
  ]
  if (gaps.length > 0)
    return {
      zh: `仓库 ${sender.code} 缺少${gaps.map(({ zh }) => zh).join('、')}，请在“仓库”里补全`,
      en: `Warehouse ${sender.code} has no ${gaps.map(({ en }) => en).join(', ')}; complete it under “Warehouses”`,
    }
  if (sender.country === to_country) return null
  const undeclared = lines.find(({ hs_codes, origin_country }) => hs_codes.length === 0 || !origin_country)
  return undeclared
    ? {
        zh: `“${undeclared.name_zh}”没有海关编码或原产地，请在“产品”里填写`,
        en: `“${undeclared.name_en}” has no HS code or country of origin; enter them under “Catalogue”`,
      }
    : null
}
