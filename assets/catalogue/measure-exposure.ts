// node assets/catalogue/measure-exposure.ts [product …]
// How long a view has to be exposed for a grey card printed on it to look like itself, written into its `<view>.json`.
// Run it when maps were made again.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import {
  getDeep,
  getSrgb,
  oneLinear,
  parseColour,
  shadeTable,
  srgbToLinear,
} from '../../engine/src/mockup/light-tables.ts'
import { ProductViewMeta } from '../../engine/src/mockup/product-view.ts'
import { decodeUvMap } from '../../engine/src/mockup/uv-map.ts'
import { pictureFolders, pictures_root } from './catalogue.ts'

const MOST_UV = 65_535
const GREY = 128
/** Nearly as bright as the card, and white cloth keeps what it can of its folds. */
const WANTED = 122.5
/** Knitted goods are dark between their stitches, whatever the light: brighter, they would lose their knit. */
const LONGEST = 2
const SHORTEST = 0.5
const STEP = 0.01

/** How many printable pixels have a shade and a light: shade byte, light byte << 8. */
export async function tonesOfPrint(
  folder: string,
  view: string,
  { print_areas }: ProductViewMeta,
): Promise<Uint32Array> {
  const path = (kind: string) => join(folder, `${view}.${kind}.webp`)
  const { data: shade, info } = await sharp(path('shade')).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const light = await sharp(path('light')).removeAlpha().extractChannel(0).raw().toBuffer()
  const uv = decodeUvMap(
    await sharp(path('uv')).removeAlpha().toColourspace('srgb').raw().toBuffer(),
    info.width,
    info.height,
  )
  const cover = existsSync(path('cover')) ? await sharp(path('cover')).extractChannel(0).raw().toBuffer() : null
  const areas = Object.values(print_areas).filter(({ elsewhere }) => !elsewhere)
  const counts = new Uint32Array(65_536)
  for (let i = 0; i < light.length; i++) {
    if (Math.min(shade[4 * i + 3] ?? 0, cover?.[i] ?? 255) < 255) continue
    const [u, v, part] = [
      (uv[3 * i] ?? 0) / MOST_UV,
      (uv[3 * i + 1] ?? 0) / MOST_UV,
      Math.round((uv[3 * i + 2] ?? 0) / 257),
    ]
    const isIn = areas.some(({ u0, v0, u1, v1, id }) => part === id && u > u0 && u < u1 && v > v0 && v < v1)
    if (!isIn) continue
    const tone = (shade[4 * i] ?? 0) | ((light[i] ?? 0) << 8)
    counts[tone] = (counts[tone] ?? 0) + 1
  }
  return counts
}

/** The mean of a grey card printed on white, by the tables pictures are composed with; null where nothing is printed. */
export function greyShown(tones: Uint32Array, exposure: number): number | null {
  const table = shadeTable(getDeep(parseColour('#ffffff')), exposure)
  const card = srgbToLinear[GREY] ?? 0
  let [sum, count] = [0, 0]
  for (const [tone, pixels] of tones.entries()) {
    if (pixels === 0) continue
    const lit = (card * (table[tone & 255] ?? 0)) / oneLinear + (srgbToLinear[tone >>> 8] ?? 0)
    sum += pixels * getSrgb(lit)
    count += pixels
  }
  return count === 0 ? null : sum / count
}

/** As it is where the card is bright enough already; gloss may make it too bright. */
function exposureFor(tones: Uint32Array): number {
  const shown = (exposure: number) => greyShown(tones, exposure) ?? WANTED
  let exposure = 1
  while (shown(exposure) < WANTED && exposure < LONGEST) exposure += STEP
  while (shown(exposure) > 2 * GREY - WANTED && exposure > SHORTEST) exposure -= STEP
  return Math.round(exposure * 100) / 100
}

/** The views of a folder: files with maps. */
export const viewsIn = (folder: string): string[] =>
  readdirSync(folder).flatMap((file) => (file.endsWith('.uv.webp') ? [file.slice(0, -'.uv.webp'.length)] : []))

if (import.meta.main) {
  const wanted = process.argv.slice(2)
  for (const code of wanted.length > 0 ? wanted : pictureFolders()) {
    const folder = join(pictures_root, code)
    for (const view of viewsIn(folder)) {
      const path = join(folder, `${view}.json`)
      const text = readFileSync(path, 'utf8')
      const { exposure: before, ...meta } = JSON.parse(text)
      const exposure = exposureFor(await tonesOfPrint(folder, view, ProductViewMeta.parse(meta)))
      if ((before ?? 1) === exposure) continue
      const rest = text.replace(/"exposure":[\d.]+,/, '')
      writeFileSync(
        path,
        exposure === 1 ? rest : rest.replace('"print_areas":', `"exposure":${exposure},"print_areas":`),
      )
      console.log(`${code} ${view}: ${exposure}`)
    }
  }
}
