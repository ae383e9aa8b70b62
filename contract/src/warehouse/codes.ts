/** Documents that change what is on a shelf. */
export const documentKinds = ['receipt', 'count', 'transfer', 'arrival', 'scrap', 'correction'] as const
export type DocumentKind = (typeof documentKinds)[number]
/** An arrival is made from its transfer, all others by themselves. */
export const newDocumentKinds = ['receipt', 'count', 'transfer', 'scrap', 'correction'] as const

export const documentStates = ['draft', 'posted'] as const

/** The first letters of a document's number; the movements it causes carry the number. */
export const documentPrefix: Readonly<Record<DocumentKind, string>> = {
  receipt: 'GR',
  count: 'SC',
  transfer: 'TR',
  arrival: 'TA',
  scrap: 'SW',
  correction: 'SA',
}

/** Why a document was made, by kind. The first is the default. */
export const documentReasons = {
  receipt: ['purchase', 'customer_return', 'found', 'other'],
  count: ['cycle', 'yearly', 'suspicion', 'other'],
  transfer: ['rebalance', 'launch', 'closing', 'other'],
  arrival: ['transfer'],
  scrap: ['damaged', 'misprint', 'expired', 'sample', 'other'],
  correction: ['wrong_entry', 'lost', 'found', 'other'],
} as const satisfies Readonly<Record<DocumentKind, readonly string[]>>

export const stockStates = ['ok', 'low', 'out'] as const
export type StockState = (typeof stockStates)[number]

export const movementKinds = ['opening', 'order', 'return', 'spoilt', 'document', 'removed', 'other'] as const

export const stockLimits = {
  max_lines: 2000,
  max_quantity: 1_000_000,
  max_pictures: 5,
  max_levels: 500,
  max_holidays: 400,
  sheet_bytes: 5 * 1024 * 1024,
  export_rows: 60_000,
} as const

/** A shelf at or below its reorder point is low; without one only an empty shelf is reported. */
export const getStockState = (pieces: number, reorder_point: number | null): StockState =>
  pieces === 0 ? 'out' : reorder_point !== null && pieces <= reorder_point ? 'low' : 'ok'

/** For how many days the shelf lasts at the pace of the last 30 days; null if nothing was sold. */
export const coverDays = (pieces: number, sold_30: number): number | null =>
  sold_30 <= 0 ? null : Math.floor((pieces * 30) / sold_30)
