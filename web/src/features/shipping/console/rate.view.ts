import type { RateRow } from '@inkroute/contract/shipping/shipping'

export interface RateLine extends RateRow {
  /** Warehouses this channel ships from at the same price. */
  readonly cities: readonly string[]
}

/** Warehouses with the same terms share a row. */
export function getLines(rows: readonly RateRow[]): readonly RateLine[] {
  const lines = new Map<string, RateLine>()
  for (const row of rows) {
    const { warehouse, channel, remote_prefixes: _areas, ...terms } = row
    const key = JSON.stringify([channel.id, terms])
    const known = lines.get(key)
    lines.set(key, { ...(known ?? row), cities: [...(known?.cities ?? []), warehouse.city] })
  }
  return [...lines.values()]
}
