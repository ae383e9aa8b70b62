import { type ImportField, importFields } from '@inkroute/contract/order/import/fields'
import type {
  ImportDetail,
  ImportRow,
  ImportState,
  OrderImport,
  RowStatus,
} from '@inkroute/contract/order/import/import'

export type Tone = 'success' | 'warning' | 'danger' | 'neutral' | 'action'

export const statusTones: Record<RowStatus, Tone> = {
  ready: 'success',
  draft: 'warning',
  error: 'danger',
  duplicate: 'neutral',
  excluded: 'neutral',
  made: 'success',
  undone: 'neutral',
  kept: 'action',
}

export const stateTones: Record<ImportState, Tone> = {
  checked: 'warning',
  running: 'action',
  stopped: 'warning',
  done: 'success',
  undoing: 'action',
  undone: 'neutral',
}

export const isUnderWay = ({ state }: Pick<OrderImport, 'state'>): boolean => state === 'running' || state === 'undoing'

/** Rows of a finished import that are no orders yet can still be mended. */
export const canMend = (row: ImportRow, state: ImportState): boolean =>
  (state === 'checked' || state === 'done' || state === 'stopped') &&
  !(['made', 'undone', 'kept'] as readonly RowStatus[]).includes(row.status)

/** Columns of the table in a fixed order. */
export function shownFields({ mapping, defaults, missing }: ImportDetail): ImportField[] {
  return importFields.filter(
    (field) => mapping[field] !== undefined || defaults[field] !== undefined || missing.includes(field),
  )
}

export const problemsAt = (row: ImportRow, field: ImportField | null) =>
  row.problems.filter((problem) => problem.field === field)

const levels = ['error', 'warning', 'hint'] as const

/** The gravest of a cell's problems decides how it looks. */
export const gravest = (problems: ImportRow['problems']): (typeof levels)[number] | undefined =>
  levels.find((level) => problems.some((problem) => problem.level === level))

/** Problems of columns not in the table are shown beside the row number. */
export const homeless = (row: ImportRow, fields: readonly ImportField[]) =>
  row.problems.filter(({ field }) => field === null || !fields.includes(field))

/** Seconds until the end at the pace so far; undefined while too little is known. */
export function remainingSeconds(
  { progress, total, started_at }: Pick<OrderImport, 'progress' | 'total' | 'started_at'>,
  now_ms: number,
): number | undefined {
  if (!started_at || progress === 0 || total <= progress) return undefined
  const passed_ms = now_ms - new Date(started_at).getTime()
  return passed_ms < 1000 ? undefined : Math.max(1, Math.round(((total - progress) * passed_ms) / progress / 1000))
}

export const importable = ({ orders }: Pick<OrderImport, 'orders'>, with_drafts: boolean): number =>
  orders.ready + (with_drafts ? orders.draft : 0)

/** The default filter: rows with problems. */
export function firstTab({ orders, state }: Pick<OrderImport, 'orders' | 'state'>): RowStatus | undefined {
  if (state === 'undone') return undefined
  if (orders.error > 0) return 'error'
  return orders.draft > 0 ? 'draft' : undefined
}
