/// <reference path="./wawoff2.d.ts" />
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { emojiSliceName, FontCatalogue, fontFileName } from '@inkroute/engine/text/font/font-catalogue'
import { z } from 'zod'
import { projectRoot } from '../../config/config.ts'
import { closeWoff2, type Pack, splitPack } from './font-pack.ts'

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

let hashes: Readonly<Record<string, string>> | undefined

/** Families of many slices are one stream each: key to SHA-256 of what is in it. */
export function packedFamilies(): Readonly<Record<string, string>> {
  hashes ??= z
    .record(z.string(), z.string())
    .parse(JSON.parse(readFileSync(join(folder, 'files', 'packs.json'), 'utf8')))
  return hashes
}

/** As large as some megabytes, so kept for a moment only: the slices of a text are asked for one after another. */
const KEPT_MS = 5000
const packs = new Map<string, Promise<Pack>>()

export const readPack = async (family: string): Promise<Buffer> =>
  unpacked(await readFile(join(folder, 'files', `${family}.br`)))

function openPack(family: string): Promise<Pack> {
  const known = packs.get(family)
  if (known) return known
  const opening = readPack(family).then(splitPack)
  const forget = () => packs.delete(family)
  packs.set(family, opening)
  opening.then(() => setTimeout(forget, KEPT_MS).unref(), forget)
  return opening
}

async function readWoff2(file: string): Promise<Buffer> {
  const [family = ''] = file.split('/')
  if (!(family in packedFamilies())) return readFile(join(folder, 'files', `${file}.woff2`))
  const slice = (await openPack(family)).get(file)
  if (!slice) throw new Error(`${file} is not in the pack of its family`)
  return closeWoff2(slice)
}

let last: Promise<unknown> = Promise.resolve()

/** One after the other: the decompressor returns a view of its own memory, which the next font overwrites. */
function decompressed(woff2: Buffer): Promise<Uint8Array> {
  const work = last.then(async () => {
    // Large, and needed by designs with words only; the compressor beside it would take as much memory again.
    const { default: decompress } = await import('wawoff2/decompress.js')
    return Uint8Array.from(await decompress(woff2))
  })
  last = work.catch(() => undefined)
  return work
}

/** Fonts are kept packed, as they come; shaping wants them plain. The result is a copy of its own. */
export const readSfnt = async (file: string): Promise<Uint8Array> => decompressed(await readWoff2(file))

/** As it is stored: compressed with Brotli. */
export const readPackedEmoji = (file: string): Promise<Buffer> => readFile(join(folder, `${file}.json.br`))

export const readEmojiSlice = async (file: string): Promise<Buffer> => unpacked(await readPackedEmoji(file))
