import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FontCatalogue } from '@inkroute/engine/text/font-catalogue'
import { decompress } from 'wawoff2'
import { projectRoot } from '../../config.ts'

const folder = join(projectRoot, 'assets', 'fonts')

let catalogue: FontCatalogue | undefined

/** All families we may print with, what they cover and which emoji there are. */
export function fontCatalogue(): FontCatalogue {
  catalogue ??= FontCatalogue.parse(JSON.parse(readFileSync(join(folder, 'catalogue.json'), 'utf8')))
  return catalogue
}

/** Fonts are kept packed, as they come; shaping wants them plain. The result is a copy of its own. */
export async function readSfnt(file: string): Promise<Uint8Array> {
  return Uint8Array.from(await decompress(await readFile(join(folder, 'files', `${file}.woff2`))))
}

export const readEmojiSlice = (file: string): Promise<Buffer> => readFile(join(folder, `${file}.json`))
