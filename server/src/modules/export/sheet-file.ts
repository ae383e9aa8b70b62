import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import type { Cell } from '../../infra/exporter.ts'

/** Streams rows into a file format. */
export interface SheetFormat {
  begin(header: readonly string[], widths: readonly number[]): void
  row(cells: readonly Cell[]): void
  end(): void
}

export type MakeFormat = (emit: (chunk: Uint8Array) => void, time_zone: string) => SheetFormat

export interface SheetFile {
  add(rows: readonly (readonly Cell[])[]): Promise<void>
  close(): Promise<void>
}

/** A sheet written to disk row by row; waits for the disk, so memory stays flat. */
export function openSheetFile(
  path: string,
  make: MakeFormat,
  time_zone: string,
  header: readonly string[],
  widths: readonly number[],
): SheetFile {
  const file = createWriteStream(path, { mode: 0o600 })
  const failed = once(file, 'error').then(([error]) => Promise.reject(error))
  failed.catch(() => {})
  let isFull = false
  const format = make((chunk) => {
    isFull = !file.write(chunk)
  }, time_zone)
  format.begin(header, widths)
  return {
    async add(rows) {
      for (const cells of rows) format.row(cells)
      if (isFull) await Promise.race([once(file, 'drain'), failed])
    },
    async close() {
      format.end()
      file.end()
      await Promise.race([once(file, 'finish'), failed])
    },
  }
}
