import { parentPort, workerData } from 'node:worker_threads'
import { streamXlsx } from './read-xlsx.ts'
import { CannotReadSheet, type SheetLimits, type SheetRow } from './sheet.ts'
import type { StreamedBlock } from './stream-sheet.ts'

const { bytes, limits, block_rows } = workerData as {
  readonly bytes: Uint8Array
  readonly limits: SheetLimits
  readonly block_rows: number
}
const steps = streamXlsx(bytes, limits)
const encoder = new TextEncoder()

/** Reads on until a block is full; the last one is short or empty. */
function nextBlock(): StreamedBlock {
  const rows: SheetRow[] = []
  try {
    while (rows.length < block_rows) {
      const { done, value } = steps.next()
      if (done) return { kind: 'rows', json: encoder.encode(JSON.stringify(rows)), is_last: true }
      for (const row of value) rows.push(row)
    }
  } catch (error) {
    if (error instanceof CannotReadSheet) return { kind: 'refused', refusal: error.refusal, row: error.row }
    throw error
  }
  return { kind: 'rows', json: encoder.encode(JSON.stringify(rows)), is_last: false }
}

parentPort?.on('message', () => {
  const block = nextBlock()
  parentPort?.postMessage(block, block.kind === 'rows' ? [block.json.buffer as ArrayBuffer] : [])
})
