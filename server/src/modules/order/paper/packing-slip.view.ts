import type { OrderAddress } from '@inkroute/contract/order/order'
import type { Paper, PaperText } from './paper.ts'

export interface SlipLine {
  readonly title: string
  readonly variant: string
  readonly sku_code: string
  readonly quantity: number
}

export interface SlipFacts {
  readonly order_no: string
  readonly external_no: string
  readonly date: string
  readonly address: OrderAddress
  readonly lines: readonly SlipLine[]
  /** The seller's own brand and words; the platform's name is never on what a buyer sees. */
  readonly brand: { readonly name: string; readonly card_message: string } | null
  readonly remark: string
}

/** A5. */
const PAGE = { width: 148, height: 210, left: 12, right: 136 } as const
const TABLE_TOP = 74
const ROW = 11
const LINES_A_PAGE = 9

const text = (
  words: string,
  x_mm: number,
  top_mm: number,
  size_mm: number,
  more: Partial<PaperText> = {},
): PaperText => ({
  text: words,
  x_mm,
  top_mm,
  size_mm,
  ...more,
})

function head(facts: SlipFacts, page: string): PaperText[] {
  const { address } = facts
  const to = [
    address.name,
    [address.street1, address.street2].filter(Boolean).join(', '),
    [address.city, address.state, address.postcode, address.country].filter(Boolean).join(', '),
  ]
  return [
    text(facts.brand?.name ?? 'Packing slip', PAGE.left, 12, 7, { weight: 700, width_mm: 80 }),
    ...(facts.brand ? [text('Packing slip', PAGE.left, 22, 3.6, { colour: '#444444' })] : []),
    text(`Order ${facts.external_no || facts.order_no}`, PAGE.left, 31, 3.8, { weight: 700, width_mm: 60 }),
    text(facts.date, PAGE.left, 37, 3.4, { colour: '#444444' }),
    ...to.map((words, at) =>
      text(words, PAGE.left, 46 + at * 5.4, 3.6, { width_mm: 120, weight: at === 0 ? 700 : 400 }),
    ),
    text('Item', PAGE.left, TABLE_TOP - 7, 3.2, { weight: 700 }),
    text('Qty', PAGE.right, TABLE_TOP - 7, 3.2, { weight: 700, align: 'right' }),
    text(page, PAGE.right, 200, 3, { align: 'right', colour: '#444444' }),
  ]
}

const row = (line: SlipLine, at: number): PaperText[] => [
  text(line.title, PAGE.left, TABLE_TOP + at * ROW, 3.6, { width_mm: 108 }),
  text(`${line.variant} · ${line.sku_code}`, PAGE.left, TABLE_TOP + 5 + at * ROW, 3, {
    width_mm: 108,
    colour: '#444444',
  }),
  text(`× ${line.quantity}`, PAGE.right, TABLE_TOP + 1 + at * ROW, 4, { weight: 700, align: 'right' }),
]

/** Words in lines of so many letters; a message is short, and paper has no scroll bar. */
export function wrapWords(words: string, letters: number): string[] {
  const rows: string[] = []
  for (const paragraph of words.split('\n')) {
    let now = ''
    for (const part of paragraph.match(/[\u3000-\uffef]|[^\s\u3000-\uffef]+\s*/g) ?? []) {
      const width = (value: string) => [...value].reduce((sum, letter) => sum + (letter > '\u2fff' ? 2 : 1), 0)
      if (now !== '' && width(now + part) > letters) {
        rows.push(now.trimEnd())
        now = ''
      }
      now += part
    }
    rows.push(now.trimEnd())
  }
  return rows
}

/** Contents of the parcel, without prices. */
export function packingSlip(facts: SlipFacts): Paper[] {
  const pages = Math.max(1, Math.ceil(facts.lines.length / LINES_A_PAGE))
  return Array.from({ length: pages }, (_, at) => {
    const lines = facts.lines.slice(at * LINES_A_PAGE, (at + 1) * LINES_A_PAGE)
    const is_last = at === pages - 1
    const message = is_last ? wrapWords(facts.brand?.card_message ?? '', 62).slice(0, 4) : []
    return {
      width_mm: PAGE.width,
      height_mm: PAGE.height,
      rules_mm: [TABLE_TOP - 2],
      codes: [{ value: facts.order_no, x_mm: 84, top_mm: 11, width_mm: 54, height_mm: 14 }],
      texts: [
        ...head(facts, pages > 1 ? `${at + 1} / ${pages}` : ''),
        text(facts.order_no, 111, 26, 2.8, { align: 'center' }),
        ...lines.flatMap(row),
        ...message.map((words, place) => text(words, PAGE.left, 178 + place * 5.4, 3.8, { weight: 500 })),
      ],
    }
  })
}
