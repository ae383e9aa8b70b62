import { setImmediate as nextTurn } from 'node:timers/promises'
import { AppError } from '../app-error.ts'
import { PoolClosed } from '../workers/pool-closed.ts'
import { workerPool } from '../workers/worker-pool.ts'
import { defaultSheetLimits, type SheetRefusal, type SheetRow, type SheetTable } from './sheet.ts'

export interface SheetTask {
  readonly bytes: Uint8Array
  readonly wanted?: string | undefined
}
/** Rows travel as blocks of JSON: a million strings at once would block requests. */
export type PackedTable = Omit<SheetTable, 'rows'> & { readonly blocks: readonly Uint8Array[] }
export type SheetAnswer =
  | { readonly kind: 'table'; readonly table: PackedTable }
  | { readonly kind: 'refused'; readonly refusal: SheetRefusal; readonly row: number | undefined }

const pool = workerPool<SheetTask, SheetAnswer>({
  name: 'sheet',
  script: new URL('./sheet.worker.ts', import.meta.url),
  max_workers: 2,
  timeout_ms: 60_000,
  max_heap_mb: 1536,
})

async function unpackTable({ blocks, ...table }: PackedTable): Promise<SheetTable> {
  const decoder = new TextDecoder()
  const rows: SheetRow[] = []
  for (const block of blocks) {
    for (const row of JSON.parse(decoder.decode(block)) as SheetRow[]) rows.push(row)
    await nextTurn()
  }
  return { ...table, rows }
}

/**
 * Reads an xlsx or csv file off the event loop. A file that cannot be read throws an error of the catalogue; one that
 * exceeds the time or memory of a process counts as too large.
 */
export async function readSheetFile(bytes: Uint8Array, wanted?: string): Promise<SheetTable> {
  let answer: SheetAnswer
  try {
    answer = await pool.run({ bytes, wanted })
  } catch (error) {
    if (error instanceof PoolClosed) throw error
    answer = { kind: 'refused', refusal: 'too_large', row: undefined }
  }
  if (answer.kind === 'table') return unpackTable(answer.table)
  throw new AppError(`sheet_${answer.refusal}`, {
    row: answer.row ?? 0,
    limit_rows: defaultSheetLimits.max_rows - 1,
    limit_columns: defaultSheetLimits.max_columns,
    limit_cells: defaultSheetLimits.max_cells,
    limit_mb: defaultSheetLimits.max_bytes / 1024 / 1024,
  })
}
