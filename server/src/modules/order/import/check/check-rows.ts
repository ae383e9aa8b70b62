import { setImmediate as breathe } from 'node:timers/promises'
import type { ImportKind } from '@inkroute/contract/order/import/fields'
import type { ImportDefaults, ImportMapping } from '@inkroute/contract/order/import/import'
import type { AppCtx } from '../../../../infra/context.ts'
import { addressFaults, blockerOf } from '../../../address/address.ts'
import { shapeFaults } from '../../foreign/foreign.rules.ts'
import { type FindSku, matchCodes } from '../../foreign/match-codes.ts'
import { selectKnownNumbers } from '../import-row.queries.ts'
import {
  type Address,
  type CheckedRow,
  checkOrder,
  type ImportFacts,
  orderKeys,
  type ReadRow,
} from './check-import.rules.ts'
import { toCenter } from './fba-row.rules.ts'
import { type RawRow, valuesOf } from './import-row.rules.ts'
import type { ImportChannel } from './plan-shipments.rules.ts'
import { planShipments } from './plan-shipments.ts'

/** Orders checked, and rows read, before other requests get their turn. */
const AT_ONCE = 250
const ROWS_AT_ONCE = 1000

const asLine = (external_sku: string) => ({ external_sku, title: '', quantity: 1 })

function faultsOf(address: Address) {
  const find = (language: 'zh' | 'en') => {
    const shape = shapeFaults(address, language)
    return shape.length > 0 ? shape : addressFaults(address, language)
  }
  const zh = find('zh')
  const en = zh.length > 0 ? find('en') : []
  return zh.map(({ field, message }, at) => ({ field, zh: message, en: en[at]?.message ?? message }))
}

const sourceOf = (kind: ImportKind) => (kind === 'fba' ? 'fba' : 'import')

async function factsOf(
  ctx: AppCtx,
  seller_id: number,
  rows: readonly ReadRow[],
  keys: readonly string[],
  kind: ImportKind,
): Promise<ImportFacts & { readonly findSku: FindSku }> {
  const codes = [...new Set(rows.flatMap(({ values }) => values.sku ?? []))]
  const find = await matchCodes(ctx, seller_id, codes.map(asLine))
  const skus = new Map(codes.map((code) => [code, find(asLine(code), 0)?.sku_id ?? null]))
  const numbers = [...new Set(keys)].filter((key) => key !== '')
  const known = await selectKnownNumbers(ctx.db, seller_id, sourceOf(kind), numbers)
  const orders = new Map(known.map((row) => [row.external_no, row]))
  return {
    findSku: find,
    skuOf: (code) => skus.get(code) ?? null,
    knownOrder: (number) => orders.get(number),
    addressFaults: faultsOf,
    blockedBy: await blockerOf(ctx, seller_id),
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
  const values = valuesOf(row, mapping, defaults)
  return {
    row_at: row.row_at,
    is_excluded: row.is_excluded,
    values: kind === 'fba' ? toCenter(values) : values,
    source: row.cells.join('\u001f').trim(),
  }
}

async function readRows(raw: readonly RawRow[], settings: ImportSettings): Promise<ReadRow[]> {
  const rows: ReadRow[] = []
  for (const row of raw) {
    rows.push(readRow(row, settings))
    if (rows.length % ROWS_AT_ONCE === 0) await breathe()
  }
  return rows
}

/**
 * Checks rows of a file in its order: what each says, which order it belongs to, what is wrong. Changes nothing.
 * `known_keys` names the order of each row where only some of the file's rows are given.
 */
export async function checkRows(
  ctx: AppCtx,
  seller_id: number,
  raw: readonly RawRow[],
  settings: ImportSettings,
  known_keys?: readonly string[],
): Promise<Checked> {
  const rows = await readRows(raw, settings)
  const keys = known_keys ?? orderKeys(rows)
  const facts = await factsOf(ctx, seller_id, rows, keys, settings.kind)
  // Rows without a number are alone with their problem.
  const groups = Map.groupBy(rows.keys(), (at) => keys[at] || `\n${at}`)
  const checked: CheckedRow[] = []
  let since_breath = 0
  for (const [group, places] of groups) {
    const key = group.startsWith('\n') ? '' : group
    checked.push(
      ...checkOrder(
        key,
        places.flatMap((at) => rows[at] ?? []),
        facts,
      ),
    )
    if (++since_breath % AT_ONCE === 0) await breathe()
  }
  const sorted = checked.sort((a, b) => a.row_at - b.row_at)
  // Files of shipments are short; those of parcels may have thousands of orders, which every channel takes.
  if (settings.kind !== 'fba') return { rows: sorted, channels: [] }
  const scope = { ...ctx, seller: { id: seller_id }, language: 'zh' as const }
  const how = { findSku: facts.findSku, channel_id: settings.channel_id }
  const planned = await planShipments(scope, sorted, rows, how)
  return { rows: planned.checks, channels: planned.channels }
}
