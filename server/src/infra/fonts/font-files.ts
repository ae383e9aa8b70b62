/// <reference path="./wawoff2.d.ts" />
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { emojiSliceName, FontCatalogue, fontFileName } from '@inkroute/engine/text/font-catalogue'
import { projectRoot } from '../../config.ts'

const folder = join(projectRoot, 'assets', 'fonts')
const unpacked = promisify(brotliDecompress)

let catalogue: FontCatalogue | undefined

/** All families we may print with, what they cover and which emoji there are. */
export function fontCatalogue(): FontCatalogue {
  catalogue ??= FontCatalogue.parse(JSON.parse(readFileSync(join(folder, 'catalogue.json'), 'utf8')))
  return catalogue
}

let names: ReadonlySet<string> | undefined

/** Nothing else is read from the folder, whatever is asked. */
export function fontFileNames(): ReadonlySet<string> {
  const { families, emoji } = fontCatalogue()
  names ??= new Set([
    ...families.flatMap((family) =>
      family.slices.flatMap((slice) => family.styles.map((style) => fontFileName(family, slice.id, style))),
    ),
    ...emoji.slices.map((_, slice) => emojiSliceName(slice)),
    'emoji/picker',
  ])
  return names
}

/** Fonts are kept packed, as they come; shaping wants them plain. The result is a copy of its own. */
export async function readSfnt(file: string): Promise<Uint8Array> {
  // Large, and needed by designs with words only; the compressor beside it would take as much memory again.
  const { default: decompress } = await import('wawoff2/decompress.js')
  return Uint8Array.from(await decompress(await readFile(join(folder, 'files', `${file}.woff2`))))
}

/** As it is stored: compressed with Brotli. */
export const readPackedEmoji = (file: string): Promise<Buffer> => readFile(join(folder, `${file}.json.br`))

export const readEmojiSlice = async (file: string): Promise<Buffer> => unpacked(await readPackedEmoji(file))
