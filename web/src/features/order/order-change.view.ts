/** A line of an order while it is edited. */
export interface ChangedLine {
  readonly key: string
  /** Absent for a line that is new or became another SKU. */
  readonly line_id?: number
  readonly sku_id: number
  readonly quantity: number
  readonly title: string
  readonly variant: string
  readonly picture_url: string | null
}

export const linesToSend = (lines: readonly ChangedLine[]) =>
  lines.map(({ line_id, sku_id, quantity }) => (line_id === undefined ? { sku_id, quantity } : { line_id, quantity }))
