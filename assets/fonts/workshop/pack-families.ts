import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { type FontFamily, fontFileName } from '../../../engine/src/text/font/font-catalogue.ts'
import { joinPack, openWoff2 } from '../../../server/src/infra/fonts/font-pack.ts'

const compressed = promisify(brotliCompress)
/** Below it a family of its own stream saves nothing. */
const FEWEST_SLICES = 60

async function packFamily(folder: string, family: FontFamily): Promise<[string, string]> {
  const names = family.slices.flatMap((slice) => family.styles.map((style) => fontFileName(family, slice.id, style)))
  const entries = await Promise.all(
    names.map(async (name) => ({ name, ...openWoff2(await readFile(join(folder, `${name}.woff2`))) })),
  )
  const pack = joinPack(entries)
  const params = { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: pack.length }
  await writeFile(join(folder, `${family.key}.br`), await compressed(pack, { params }))
  await rm(join(folder, family.key), { recursive: true })
  return [family.key, createHash('sha256').update(pack).digest('hex')]
}

/** One stream for each family of many slices: a fifth smaller than a stream for each slice. */
export async function packFamilies(folder: string, families: readonly FontFamily[]): Promise<void> {
  const large = families.filter(({ slices }) => slices.length >= FEWEST_SLICES)
  const packs = Object.fromEntries(await Promise.all(large.map((family) => packFamily(folder, family))))
  await writeFile(join(folder, 'packs.json'), `${JSON.stringify(packs, null, 2)}\n`)
}
