import { releaseBuffer } from '../pictures/release-buffer.ts'
import { drawVectors } from './draw-vector.ts'
import { release } from './load-pictures.ts'
import { paintFace } from './paint-face.ts'
import { assertWanted, type PrintTask } from './paint-task.ts'
import { openPngFile } from './png-file.ts'

/** Rows that leave the canvas at a time: a few megabytes, packed while the next are read. */
const STRIP_ROWS = 128

/**
 * The design is painted once over its whole size and leaves the canvas in strips. Painting each strip for itself would
 * take less memory, but a canvas rounds differently when it is shifted: measured, one byte in a thousand.
 */
export async function paintPrint(
  task: PrintTask,
  progress: () => void = () => {},
): Promise<{ bytes: number; sha256: string }> {
  const { face, width_px, height_px, dpi, path, design_hash } = task
  const drawn = await drawVectors(face, { width_px, height_px })
  progress()
  const canvas = await paintFace(face, width_px, height_px, { drawn })
  const context = canvas.getContext('2d')
  const file = openPngFile(path, { width_px, height_px, dpi, design_hash })
  try {
    for (let top = 0; top < height_px; top += STRIP_ROWS) {
      assertWanted(face)
      const rows = Math.min(STRIP_ROWS, height_px - top)
      const strip = context.getImageData(0, top, width_px, rows).data
      await file.add(strip)
      releaseBuffer(strip)
      progress()
    }
  } catch (error) {
    await file.abandon()
    throw error
  } finally {
    release(canvas)
  }
  return file.close()
}
