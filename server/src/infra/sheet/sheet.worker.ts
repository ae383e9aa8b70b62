import { answerTasks } from '../threads/answer-tasks.ts'
import { readSheet } from './read-sheet.ts'
import { CannotReadSheet } from './sheet.ts'
import type { SheetAnswer, SheetTask } from './sheet-pool.ts'

answerTasks<SheetTask, SheetAnswer>(async ({ bytes, wanted }) => {
  try {
    return { kind: 'table', table: readSheet(bytes, wanted) }
  } catch (error) {
    if (error instanceof CannotReadSheet) return { kind: 'refused', refusal: error.refusal, row: error.row }
    throw error
  }
})
