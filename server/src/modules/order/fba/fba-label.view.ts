import { boxCode, fbaCenters } from '@inkroute/contract/order/fba/centers'
import type { FbaOrder } from '@inkroute/contract/order/fba/fba'

/** A label, described once and drawn as PDF or ZPL. */
export interface FbaLabel {
  readonly width_mm: number
  readonly height_mm: number
  readonly code: string
  /** Lines from the top; the barcode goes between the heading and the rest. */
  readonly head: readonly string[]
  readonly foot: readonly string[]
}

const kilograms = (weight_g: number) => `${(weight_g / 1000).toFixed(2)} kg`

/** On the outside of each carton, 100 × 100 mm. */
export function boxLabels(fba: FbaOrder): FbaLabel[] {
  const place = fbaCenters.find(({ code }) => code === fba.center)
  const to = place ? `${place.street1}, ${place.city} ${place.state} ${place.postcode}, ${place.country}` : fba.center
  return fba.boxes.map((box) => ({
    width_mm: 100,
    height_mm: 100,
    code: boxCode(fba.shipment_no, box.box_no),
    head: [`FBA  Box ${box.box_no} of ${fba.boxes.length}`, `SHIP TO: Amazon ${fba.center}`, to],
    foot: [
      `${kilograms(box.weight_g)} · ${box.length_cm} × ${box.width_cm} × ${box.height_cm} cm`,
      box.items.length === 1 ? `Single SKU · ${box.items[0]?.sku_code}` : 'Mixed SKUs',
      `Qty ${box.items.reduce((sum, { quantity }) => sum + quantity, 0)} · ${fba.order.order_no}`,
    ],
  }))
}

/** On each piece, 50 × 25 mm, as many as there are pieces. */
export function fnskuLabels(fba: FbaOrder): { readonly label: FbaLabel; readonly copies: number }[] {
  return fba.order.lines.map((line) => ({
    copies: line.quantity,
    label: {
      width_mm: 50,
      height_mm: 25,
      code: fba.fnskus.find(({ sku_id }) => sku_id === line.sku_id)?.fnsku ?? '',
      head: [],
      foot: [`${line.title} ${line.color_name} ${line.size_name}`, `New · ${line.sku_code}`],
    },
  }))
}
