// A picture that shows a design darker than it is sells it worse, and comes back as "the print is lighter than the photo".
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { composeMockup } from '../../engine/src/mockup/compose-mockup.ts'
import { prepareView } from '../../engine/src/mockup/prepared-view.ts'
import { makePrintTexture } from '../../engine/src/mockup/print-texture.ts'
import { ProductViewMeta } from '../../engine/src/mockup/product-view.ts'
import { readMaps } from '../../server/src/infra/pictures/view-maps.ts'
import { colourDifference } from '../../server/src/testing/colour-difference.ts'
import { pictureFolders, pictures_root } from './catalogue.ts'
import { greyShown, tonesOfPrint, viewsIn } from './measure-exposure.ts'

const CARD = [128, 128, 128] as const
const MOST_DIFFERENCE = 3
/** Dark between the stitches. */
const knitted: Readonly<Record<string, number>> = { beanie: 8 }

const views = pictureFolders().flatMap((code) =>
  viewsIn(join(pictures_root, code)).map((view) => [code, view] as const),
)

const viewMeta = (code: string, view: string) =>
  ProductViewMeta.parse(JSON.parse(readFileSync(join(pictures_root, code, `${view}.json`), 'utf8')))

test.each(views)('a grey card on %s, %s, looks like itself', async (code, view) => {
  const meta = viewMeta(code, view)
  const shown = greyShown(await tonesOfPrint(join(pictures_root, code), view, meta), meta.exposure)
  if (shown === null) return
  expect(colourDifference([shown, shown, shown], CARD)).toBeLessThanOrEqual(knitted[code] ?? MOST_DIFFERENCE)
})

describe.each([
  ['tshirt', 'front'],
  ['bath-towel', 'front'],
  ['mug', 'right'],
])('%s, %s', (code, name) => {
  test('is that bright in the finished picture, and white cloth keeps its folds', async () => {
    const view = prepareView(await readMaps(join(pictures_root, code), name), viewMeta(code, name))
    const [area = '', { texture_px } = { texture_px: { width: 0, height: 0 } }] = Object.entries(view.areas)[0] ?? []
    const card = (value: number) => {
      const { width, height } = texture_px
      const rgba = new Uint8ClampedArray(4 * width * height).fill(value)
      for (let at = 3; at < rgba.length; at += 4) rgba[at] = 255
      return composeMockup(
        view,
        { [area]: makePrintTexture(rgba, width, height) },
        { colour: '#ffffff', background: null },
      )
    }
    const [grey, white] = [card(CARD[0]), card(255)]
    const printed = Array.from({ length: grey.length / 4 }, (_, n) => 4 * n).filter(
      (at) => grey[at + 3] === 255 && (white[at] ?? 0) - (grey[at] ?? 0) > 40,
    )
    const mean = printed.reduce((sum, at) => sum + (grey[at] ?? 0), 0) / printed.length
    expect(colourDifference([mean, mean, mean], CARD)).toBeLessThanOrEqual(MOST_DIFFERENCE)
    const whites = printed.map((at) => white[at] ?? 0).toSorted((a, b) => a - b)
    const share = whites.filter((value) => value === 255).length / whites.length
    expect(share).toBeLessThan(0.5)
    expect(
      (whites[Math.floor(whites.length * 0.9)] ?? 0) - (whites[Math.floor(whites.length * 0.1)] ?? 0),
    ).toBeGreaterThan(5)
  })
})
