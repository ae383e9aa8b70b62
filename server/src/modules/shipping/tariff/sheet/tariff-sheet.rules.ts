import type { SheetForm } from '@inkroute/contract/shipping/tariff/codes'
import { plain, type SheetLine } from './cells.rules.ts'
import { countriesIn } from './countries.rules.ts'
import { findLongHead, readLong } from './read-long.rules.ts'
import { findMatrixHead, readMatrix } from './read-matrix.rules.ts'
import { finishZones, type RawZone, type ReadOptions, type ReadTable, type SheetHead } from './read-sheet.rules.ts'

/** The header of a table in the form asked for, or in the one it looks like. */
export function findHead(lines: readonly SheetLine[], form: SheetForm | undefined): SheetHead | null {
  if (form === 'long') return findLongHead(lines)
  if (form === 'matrix') return findMatrixHead(lines)
  return findLongHead(lines) ?? findMatrixHead(lines)
}

export function readTable(
  lines: readonly SheetLine[],
  head: SheetHead,
  options: ReadOptions,
  daysFor: (country: string) => RawZone['days'],
): ReadTable {
  const { zones: raw, findings, row_count } = (head.form === 'long' ? readLong : readMatrix)(lines, head, options)
  const finished = finishZones(raw, daysFor)
  return { zones: finished.zones, findings: [...findings, ...finished.findings], row_count }
}

/** Numbers that large are grams; no carrier has steps of 200 kg. */
export function guessUnit(lines: readonly SheetLine[], head: SheetHead): 'kg' | 'g' {
  const first = lines.filter(({ at }) => at > head.line.at).slice(0, 60)
  const weights = first.flatMap(({ cells }) => cells.slice(0, 4).map((cell) => Number(plain(cell))))
  return weights.some((number) => number >= 200 && number % 10 === 0) ? 'g' : 'kg'
}

/** A sheet that lists countries with their zone: zone names to codes. */
export function readZoneList(lines: readonly SheetLine[]): ReadonlyMap<string, readonly string[]> {
  const zones = new Map<string, string[]>()
  const head = lines.find(
    ({ cells }) => cells.some((cell) => /国家|countr/i.test(cell)) && cells.some((cell) => /分区|zone|区/i.test(cell)),
  )
  if (!head) return zones
  const country_at = head.cells.findIndex((cell) => /国家|countr/i.test(cell))
  const zone_at = head.cells.findIndex((cell, at) => at !== country_at && /分区|zone|区/i.test(cell))
  for (const { at, cells } of lines) {
    const name = plain(cells[zone_at])
    if (at <= head.at || name === '') continue
    zones.set(name, [...(zones.get(name) ?? []), ...countriesIn(cells[country_at] ?? '').codes])
  }
  return zones
}
