import { basename } from 'node:path'
import sharp from 'sharp'

type SheetOptions = { columns: number; perSheet: number; tile_px: number; quality: number; format: 'webp' | 'png' }
const gap_px = 10

async function tile(file: string, side_px: number): Promise<Buffer> {
  return sharp(file, { density: 72, limitInputPixels: 50_000_000 })
    .resize(side_px, side_px, { fit: 'contain', background: '#f1f1ee' })
    .flatten({ background: '#f1f1ee' })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

/** Writes one picture, or numbered ones when one sheet is not enough. */
export async function contactSheets(files: string[], options: SheetOptions, target: string): Promise<void> {
  const { columns, perSheet, tile_px, quality, format } = options
  const sheets = Math.ceil(files.length / perSheet)
  for (let s = 0; s < sheets; s++) {
    const part = files.slice(s * perSheet, (s + 1) * perSheet)
    const rows = Math.ceil(part.length / columns)
    const cell = tile_px + gap_px
    const layers = []
    for (const [i, file] of part.entries()) {
      const input = await tile(file, tile_px).catch((error: unknown) => {
        throw new Error(`${basename(file)}: ${String(error)}`)
      })
      layers.push({ input, left: gap_px + (i % columns) * cell, top: gap_px + Math.floor(i / columns) * cell })
    }
    await sharp({
      create: { width: gap_px + columns * cell, height: gap_px + rows * cell, channels: 3, background: '#ffffff' },
    })
      .composite(layers)
      .toFormat(format, { quality })
      .toFile(`${target}${sheets > 1 ? `-${s + 1}` : ''}.${format}`)
  }
}
