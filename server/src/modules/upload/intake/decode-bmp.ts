import { assertSize } from './limits.ts'
import { Refusal } from './refusal.ts'

export interface Pixels {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

const METRE_TO_INCH = 0.0254

function headerOf(file: Buffer) {
  if (file.readUInt32LE(14) === 12) {
    return { width: file.readUInt16LE(18), height: file.readUInt16LE(20), dpi: null }
  }
  const per_metre = file.readInt32LE(38)
  const dpi = per_metre > 0 ? Math.round(per_metre * METRE_TO_INCH) : null
  return { width: Math.abs(file.readInt32LE(18)), height: Math.abs(file.readInt32LE(22)), dpi }
}

/** Skia reads BMP, sharp does not. */
export async function decodeBmp(file: Buffer): Promise<Pixels & { dpi: number | null }> {
  const { width, height, dpi } = headerOf(file)
  assertSize(width, height, true)
  // Loaded for the few that need it: new processes start sooner.
  const { createCanvas, loadImage } = await import('@napi-rs/canvas')
  try {
    const image = await loadImage(file)
    if (image.width !== width || image.height !== height) throw new Refusal('upload_unreadable')
    const context = createCanvas(width, height).getContext('2d')
    context.drawImage(image, 0, 0)
    const { data } = context.getImageData(0, 0, width, height)
    return { data: new Uint8Array(data.buffer, data.byteOffset, data.byteLength), width, height, dpi }
  } catch {
    throw new Refusal('upload_unreadable')
  }
}
