import type { Language } from '@inkroute/contract/errors/errors'
import type { ImportField, ImportKind } from '@inkroute/contract/order/import/fields'
import type {
  ImportDetail,
  ImportRow,
  ImportState,
  OrderImport,
  RowStatus,
} from '@inkroute/contract/order/import/import'
import { rowStatuses } from '@inkroute/contract/order/import/import'
import type { RowRecord } from './check/import-row.queries.ts'
import { getValues } from './check/import-row.rules.ts'
import { missingFields } from './guess-mapping.rules.ts'
import type { ImportRecord } from './import.queries.ts'

const iso = (at: Date | string | null): string | null => (at === null ? null : new Date(at).toISOString())

const getCounts = (counts: ImportRecord['counts']) =>
  Object.fromEntries(rowStatuses.map((status) => [status, counts[status] ?? 0])) as OrderImport['orders']

export const getSettings = (record: ImportRecord) => ({
  kind: record.kind as ImportKind,
  mapping: record.mapping,
  defaults: record.defaults,
  channel_id: record.channel_id === null ? null : Number(record.channel_id),
})

export const importView = (record: ImportRecord, username: string): OrderImport => ({
  id: record.id,
  kind: record.kind as ImportKind,
  name: record.name,
  state: record.state as ImportState,
  row_count: record.row_count,
  orders: getCounts(record.counts),
  progress: record.progress,
  total: record.total,
  created_by: username,
  created_at: iso(record.created_at) ?? '',
  started_at: iso(record.started_at),
  finished_at: iso(record.finished_at),
})

export function detailView(
  record: ImportRecord,
  username: string,
  unmatched: ImportDetail['unmatched'],
  language: Language,
): ImportDetail {
  const { kind, mapping, defaults, channel_id } = getSettings(record)
  const channels = record.channels
  return {
    ...importView(record, username),
    sheet: record.sheet,
    sheets: record.sheets,
    header_at: record.header_at,
    mapping,
    defaults,
    unmatched,
    columns: record.headers.map((header, at) => ({ header, sample: record.samples[at] ?? '' })),
    template_id: record.template_id,
    channel_id,
    channels: channels.map(({ id, orders, ...name }) => ({ id, orders, name: name[language] })),
    missing: missingFields(mapping, defaults, kind),
  }
}

interface RowFacts {
  readonly skus: ReadonlyMap<number, { readonly id: number; readonly sku_code: string; readonly title: string }>
  readonly order_nos: ReadonlyMap<number, string>
  readonly language: Language
}

export function rowView(row: RowRecord, record: ImportRecord, facts: RowFacts): ImportRow {
  const { mapping, defaults } = getSettings(record)
  const { edits } = row
  const sku = row.sku_id === null ? undefined : facts.skus.get(row.sku_id)
  return {
    row_at: row.row_at,
    status: row.status as RowStatus,
    order_key: row.order_key,
    values: getValues({ ...row, edits }, mapping, defaults),
    edited: Object.keys(edits) as ImportField[],
    problems: row.problems.map(({ field, level, ...words }) => ({
      field,
      level,
      message: words[facts.language],
    })),
    sku: sku ? { id: sku.id, sku_code: sku.sku_code, title: sku.title } : null,
    orders: row.order_ids.map(Number).map((id) => ({ id, order_no: facts.order_nos.get(id) ?? '' })),
  }
}
