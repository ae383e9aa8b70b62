// Words as outlines from the gallery's glyph table: a server needs no fonts, and every server writes the same.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import { artworksFolder } from '../../../../infra/pictures/asset-folders.ts'

interface Table {
  /** Advance and outline by character, 1000 to the size. */
  readonly glyphs: Readonly<Record<string, readonly [number, string]>>
}

const unpacked = promisify(brotliDecompress)
const UNITS = 1000
const MISSING: readonly [number, string] = [UNITS * 0.3, '']
let table: Promise<Table> | null = null

function letters(): Promise<Table> {
  table ??= readFile(join(artworksFolder, '..', 'letters', 'condensed.json.br')).then(
    async (packed) => JSON.parse((await unpacked(packed)).toString()) as Table,
  )
  return table
}

const getGlyphs = ({ glyphs }: Table, text: string) => [...text.toUpperCase()].map((char) => glyphs[char] ?? MISSING)

/** Lines in the middle of the sheet, as large as fits the given box and no larger than `max_size_px`. */
export async function writeLines(
  pen: SKRSContext2D,
  lines: readonly string[],
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  max_size_px: number,
): Promise<void> {
  const known = await letters()
  const widths = lines.map((line) => getGlyphs(known, line).reduce((sum, [advance]) => sum + advance, 0) / UNITS)
  const size = Math.min(max_size_px, box.width / Math.max(...widths, 1), box.height / (lines.length * 1.5))
  for (const [n, line] of lines.entries()) {
    let x = box.x + (box.width - (widths[n] as number) * size) / 2
    const y = box.y + box.height / 2 + (n + 1 - lines.length / 2) * size * 1.5 - size * 0.4
    for (const [advance, outline] of getGlyphs(known, line)) {
      if (outline) {
        pen.save()
        pen.translate(x, y)
        pen.scale(size / UNITS, size / UNITS)
        pen.fill(new Path2D(outline))
        pen.restore()
      }
      x += (advance * size) / UNITS
    }
  }
}
