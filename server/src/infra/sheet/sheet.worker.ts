import { answerTasks } from '../workers/answer-tasks.ts'
import { readSheet } from './read-sheet.ts'
import { CannotReadSheet, type SheetTable } from './sheet.ts'
import type { PackedTable, SheetAnswer, SheetTask } from './sheet-pool.ts'

const ROWS_PER_BLOCK = 1000

function packTable({ rows, ...table }: SheetTable): PackedTable {
  const encoder = new TextEncoder()
  const blocks: Uint8Array[] = []
  for (let at = 0; at < rows.length; at += ROWS_PER_BLOCK)
    blocks.push(encoder.encode(JSON.stringify(rows.slice(at, at + ROWS_PER_BLOCK))))
  return { ...table, blocks }
}

answerTasks<SheetTask, SheetAnswer>(async ({ bytes, wanted }) => {
  try {
    return { kind: 'table', table: packTable(readSheet(bytes, wanted)) }
  } catch (error) {
    if (error instanceof CannotReadSheet) return { kind: 'refused', refusal: error.refusal, row: error.row }
    throw error
  }
})
