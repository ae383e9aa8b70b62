import { setImmediate as breathe } from 'node:timers/promises'
import type { ImportKind } from '@inkroute/contract/order/import/fields'
import type { ImportDefaults, ImportMapping } from '@inkroute/contract/order/import/import'
import type { AppCtx } from '../../../../infra/context.ts'
import { addressFaults, getBlocker } from '../../../address/address.ts'
import { scopeFor } from '../../../auth/auth.ts'
import { shapeFaults } from '../../core/foreign.rules.ts'
import { matchCodes } from '../../foreign/match-codes.ts'
import {
  type Address,
  type CheckedRow,
  checkOrder,
  type ImportFacts,
  orderKeyReader,
  type ReadRow,
} from './check-import.rules.ts'
import { toCenter } from './fba-row.rules.ts'
import { selectKnownNumbers } from './import-row.queries.ts'
import { getValues, type RawRow } from './import-row.rules.ts'
import type { ImportChannel } from './plan-shipments.rules.ts'
import { planShipments } from './plan-shipments.ts'

/** Rows read or checked before other requests get their turn. */
const ROWS_AT_ONCE = 1000

const asLine = (external_sku: string) => ({ external_sku, title: '', quantity: 1 })

function getFaults(address: Address) {
  const find = (language: 'zh' | 'en') => {
    const shape = shapeFaults(address, language)
    return shape.length > 0 ? shape : addressFaults(address, language)
  }
  const zh = find('zh')
  const en = zh.length > 0 ? find('en') : []
  return zh.map(({ field, message }, at) => ({ field, zh: message, en: en[at]?.message ?? message }))
}

const getSource = (kind: ImportKind) => (kind === 'fba' ? 'fba' : 'import')

async function getFacts(
  ctx: AppCtx,
  seller_id: number,
  codes: readonly string[],
  keys: readonly string[],
  kind: ImportKind,
): Promise<ImportFacts> {
  const find = await matchCodes(ctx, seller_id, codes.map(asLine))
  const skus = new Map(codes.map((code) => [code, find(asLine(code), 0)?.sku_id ?? null]))
  const numbers = [...new Set(keys)].filter((key) => key !== '')
  const known = await selectKnownNumbers(ctx.db, seller_id, getSource(kind), numbers)
  const orders = new Map(known.map((row) => [row.external_no, row]))
  return {
    skuOf: (code) => skus.get(code) ?? null,
    knownOrder: (number) => orders.get(number),
    addressFaults: getFaults,
    blockedBy: await getBlocker(ctx, seller_id),
  }
}

export interface ImportSettings {
  readonly kind: ImportKind
  readonly mapping: ImportMapping
  readonly defaults: ImportDefaults
  /** For all its orders; without one the seller's rules pick. */
  readonly channel_id: number | null
}

interface Checked {
  readonly rows: CheckedRow[]
  readonly channels: ImportChannel[]
}

export function readRow(row: RawRow, { kind, mapping, defaults }: Omit<ImportSettings, 'channel_id'>): ReadRow {
  const values = getValues(row, mapping, defaults)
  return {
    row_at: row.row_at,
    is_excluded: row.is_excluded,
    values: kind === 'fba' ? toCenter(values) : values,
    source: row.cells.join('\u001f').trim(),
  }
}

/** What the checks have to know of all rows: the order of each, and the codes that occur. */
async function surveyRows(raw: readonly RawRow[], settings: ImportSettings) {
  const getKey = orderKeyReader()
  const keys: string[] = []
  const codes = new Set<string>()
  for (const row of raw) {
    const { values } = readRow(row, settings)
    keys.push(getKey(values))
    if (values.sku) codes.add(values.sku)
    if (keys.length % ROWS_AT_ONCE === 0) await breathe()
  }
  return { keys, codes: [...codes] }
}

export interface RowCheck {
  readonly row: RawRow
  readonly check: CheckedRow
}

/**
 * Checks rows of a file, whole orders at a time: what each says, which order it belongs to, what is wrong. Changes nothing.
 * A hundred thousand rows read and checked take twenty times the room of their cells, so they are read when it is their
 * turn, and forgotten by us once they are handed over. `known_keys` names the order of each row where only some of the
 * file's rows are given.
 */
export async function* checkInBlocks(
  ctx: AppCtx,
  seller_id: number,
  raw: readonly RawRow[],
  settings: ImportSettings,
  known_keys?: readonly string[],
): AsyncGenerator<readonly RowCheck[]> {
  const { keys: own_keys, codes } = await surveyRows(raw, settings)
  const keys = known_keys ?? own_keys
  const facts = await getFacts(ctx, seller_id, codes, keys, settings.kind)
  // Rows without a number are alone with their problem.
  const groups = Map.groupBy(raw.keys(), (at) => keys[at] || `\n${at}`)
  let block: RowCheck[] = []
  for (const [group, places] of groups) {
    const own = places.flatMap((at) => raw[at] ?? [])
    const checks = checkOrder(
      group.startsWith('\n') ? '' : group,
      own.map((row) => readRow(row, settings)),
      facts,
    )
    for (const [n, check] of checks.entries()) block.push({ row: own[n] as RawRow, check })
    if (block.length < ROWS_AT_ONCE) continue
    yield block
    block = []
    await breathe()
  }
  if (block.length > 0) yield block
}

/** The same for all rows at once, in the order of the file, with the shipments that files of those need. */
export async function checkRows(
  ctx: AppCtx,
  seller_id: number,
  raw: readonly RawRow[],
  settings: ImportSettings,
  known_keys?: readonly string[],
): Promise<Checked> {
  const checked: CheckedRow[] = []
  for await (const block of checkInBlocks(ctx, seller_id, raw, settings, known_keys))
    for (const { check } of block) checked.push(check)
  const sorted = checked.sort((a, b) => a.row_at - b.row_at)
  // Files of shipments are short; those of parcels may have thousands of orders, which every channel takes.
  if (settings.kind !== 'fba') return { rows: sorted, channels: [] }
  const scope = await scopeFor(ctx, seller_id)
  const rows = raw.map((row) => readRow(row, settings))
  const codes = [...new Set(rows.flatMap(({ values }) => values.sku ?? []))]
  const findSku = await matchCodes(ctx, seller_id, codes.map(asLine))
  const planned = await planShipments(scope, sorted, rows, { findSku, channel_id: settings.channel_id })
  return { rows: planned.checks, channels: planned.channels }
}
