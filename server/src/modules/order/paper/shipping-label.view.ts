import { countryName } from '@inkroute/contract/countries'
import type { OrderAddress } from '@inkroute/contract/order/order'
import type { Paper, PaperText } from './paper.ts'

export interface LabelFacts {
  readonly order_no: string
  readonly tracking_no: string | null
  readonly channel: string
  readonly address: OrderAddress
  readonly from: string
  readonly pieces: number
  readonly weight_g: number
  /** Which of the order’s parcels it is for, from 1. */
  readonly parcel_no: number
  readonly parcel_count: number
  readonly contents: string
}

/** The size most thermal printers hold: 100 × 150 mm. */
const LABEL_MM = { width: 100, height: 150 } as const
const LEFT = 5
const WIDTH = LABEL_MM.width - 2 * LEFT

const line = (text: string, top_mm: number, size_mm: number, more: Partial<PaperText> = {}): PaperText => ({
  text,
  top_mm,
  size_mm,
  x_mm: LEFT,
  width_mm: WIDTH,
  ...more,
})

function recipient({ address }: LabelFacts): PaperText[] {
  const rows = [
    [address.name, address.company].filter(Boolean).join(' · '),
    [address.street1, address.street2].filter(Boolean).join(', '),
    [address.city, address.state, address.postcode].filter(Boolean).join(', '),
    `${countryName(address.country, 'en').toUpperCase()} (${address.country})`,
    address.phone,
  ]
  return rows.map((text, at) =>
    line(text, 40 + at * 7.5, at === 0 || at === 3 ? 5 : 4.2, { weight: at === 0 ? 700 : 500 }),
  )
}

/** The shipping label. Its barcode is the tracking number, or our order number until there is one. */
export function shippingLabel(facts: LabelFacts): Paper {
  const code = facts.tracking_no ?? facts.order_no
  const { parcel_no, parcel_count } = facts
  const which = parcel_count > 1 ? ` · parcel ${parcel_no} of ${parcel_count}` : ''
  const weight = `${(facts.weight_g / 1000).toFixed(3)} kg`
  return {
    width_mm: LABEL_MM.width,
    height_mm: LABEL_MM.height,
    rules_mm: [18, 33, 82, 124],
    codes: [{ value: code, x_mm: LEFT, top_mm: 87, width_mm: WIDTH, height_mm: 24 }],
    texts: [
      line(facts.channel, 5, 5, { weight: 700, width_mm: 64 }),
      line(facts.address.country, 4, 9, { weight: 700, x_mm: LEFT + WIDTH, align: 'right' }),
      line('FROM', 20, 2.6, { colour: '#444444' }),
      line(facts.from, 24, 3.2),
      line('SHIP TO', 35, 2.6, { colour: '#444444' }),
      ...recipient(facts),
      line(code, 114, 5, { weight: 700, x_mm: LABEL_MM.width / 2, align: 'center' }),
      line(`Order ${facts.order_no}`, 127, 3.6, { weight: 700 }),
      line(`${facts.pieces} pcs · ${weight}${which}`, 133, 3.2),
      line(facts.contents, 138.5, 2.8, { colour: '#444444' }),
    ],
  }
}
