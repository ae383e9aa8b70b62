import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { CannotReadSheet, type SheetLimits, type SheetRefusal, type SheetRow } from './sheet.ts'

export type StreamedBlock =
  | { readonly kind: 'rows'; readonly json: Uint8Array; readonly is_last: boolean }
  | { readonly kind: 'refused'; readonly refusal: SheetRefusal; readonly row: number | undefined }

const MAX_HEAP_MB = 512

/**
 * The rows of an xlsx in blocks, read on a thread. The thread reads one block ahead and then waits, so that memory stays
 * flat however slowly the caller goes on.
 */
export async function* streamSheet(
  bytes: Uint8Array,
  limits: SheetLimits,
  block_rows: number,
): AsyncGenerator<SheetRow[]> {
  const worker = new Worker(new URL('./stream-sheet.worker.ts', import.meta.url), {
    workerData: { bytes, limits, block_rows },
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    execArgv: [],
  })
  const decoder = new TextDecoder()
  const ask = () => {
    const answer = once(worker, 'message') as Promise<[StreamedBlock]>
    // A failure of the block that is read ahead is reported when its turn comes.
    answer.catch(() => {})
    worker.postMessage(null)
    return answer
  }
  try {
    let coming = ask()
    for (;;) {
      const [block] = await coming.catch((error: { code?: string }) => {
        throw error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new CannotReadSheet('too_large') : error
      })
      if (block.kind === 'refused') throw new CannotReadSheet(block.refusal, block.row)
      if (!block.is_last) coming = ask()
      yield JSON.parse(decoder.decode(block.json)) as SheetRow[]
      if (block.is_last) return
    }
  } finally {
    await worker.terminate()
  }
}
