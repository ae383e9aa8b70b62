// The painter against programs that are not ours (librsvg and libvips, through sharp), and against what it painted before.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Layer } from '@inkroute/engine/layers/layer-types'
import { goldenArea as area, goldenDesigns, goldenPicture } from '@inkroute/engine/testing/golden-designs'
import { goldenText, image, shape, sun } from '@inkroute/engine/testing/golden-layers'
import { fitTextBox } from '@inkroute/engine/transform/fit-text-box'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { paintGolden } from '../paint/paint-golden.ts'
import { loadTypesetter } from './load-typesetter.ts'

const SCALE = 2
const [WIDTH, HEIGHT] = [area.width * SCALE, area.height * SCALE]
const digests_file = join(import.meta.dirname, 'golden-digests.json')

const rgba = async (canvas: Awaited<ReturnType<typeof paintGolden>>) =>
  Buffer.from(canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data)

const painted = async (...layers: Layer[]) =>
  rgba(await paintGolden({ view: { view_id: 1, background: '#ffffff', layers }, area }, SCALE))

const source = () => sharp(goldenPicture(sun), { raw: { width: sun.width_px, height: sun.height_px, channels: 4 } })
const sourcePng = async (picture = source()) =>
  `data:image/png;base64,${(await picture.png().toBuffer()).toString('base64')}`

/** The same place of the canvas, drawn by librsvg. */
const drawn = (content: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="${area.left} ${area.top} ${area.width} ${area.height}"><rect x="0" y="0" width="1000" height="1000" fill="#fff"/>${content}</svg>`,
    ),
  )
    .ensureAlpha()
    .raw()
    .toBuffer()

/** Edges are smoothed differently: a few pixels differ much, the whole hardly. */
const MOST_MEAN = 0.15
const MUCH = 40
const MOST_SHARE = 0.001

function expectSame(ours: Buffer, theirs: Buffer): void {
  expect(ours).toHaveLength(theirs.length)
  let [sum, much] = [0, 0]
  for (const [at, value] of ours.entries()) {
    const difference = Math.abs(value - (theirs[at] ?? 0))
    sum += difference
    if (difference > MUCH) much++
  }
  expect(sum / ours.length).toBeLessThanOrEqual(MOST_MEAN)
  expect(much / ours.length).toBeLessThanOrEqual(MOST_SHARE)
}

const imageTag = (href: string, more = '') =>
  `<image href="${href}" width="200" height="150" preserveAspectRatio="none" ${more}/>`

test.each([
  ['as it is', {}, ''],
  ['turned', { rotation_deg: 33.3 }, 'rotate(33.3)'],
  ['mirrored and turned', { flip_x: true, rotation_deg: -17 }, 'rotate(-17) scale(-1 1)'],
] as const)('a picture %s lies where librsvg puts it', async (_, change, transform) => {
  const content = `<g transform="translate(275 275) ${transform} translate(-100 -75)">${imageTag(await sourcePng())}</g>`
  expectSame(await painted(image(change)), await drawn(content))
})

test('a picture a millimetre off would be noticed', async () => {
  const theirs = await drawn(`<g transform="translate(175 200)">${imageTag(await sourcePng())}</g>`)
  const ours = await painted(image({ cx: 275 + 1 / 0.75 }))
  expect(() => expectSame(ours, theirs)).toThrow()
})

test('a cropped picture shows the part libvips cuts out', async () => {
  const crop = { left: 0.25, top: 0.1, width: 0.5, height: 0.6 }
  const [w, h] = [sun.width_px, sun.height_px]
  const cut = source().extract({
    left: w * crop.left,
    top: h * crop.top,
    width: w * crop.width,
    height: h * crop.height,
  })
  const content = `<g transform="translate(175 200)">${imageTag(await sourcePng(cut))}</g>`
  expectSame(await painted(image({ crop })), await drawn(content))
})

test('levels and grey are those libvips computes', async () => {
  const at = (picture: string) => drawn(`<g transform="translate(175 200)">${imageTag(picture)}</g>`)
  const gain = 255 / (220 - 30)
  const levelled = source()
    .removeAlpha()
    .linear(gain, -30 * gain)
  expectSame(
    await painted(image({ adjust: { levels: { black: 30, white: 220, middle: 0 } } })),
    await at(await sourcePng(levelled)),
  )
  const [r, g, b] = [0.2126, 0.7152, 0.0722]
  const grey = source()
    .removeAlpha()
    .recomb([
      [r, g, b],
      [r, g, b],
      [r, g, b],
    ])
  expectSame(await painted(image({ adjust: { saturation: -100 } })), await at(await sourcePng(grey)))
})

test('a shape has the size, the turn and the line librsvg gives it', async () => {
  const box = { shape: 'rectangle', width: 160, height: 90, rotation_deg: 21, stroke: null, stroke_width: 0 } as const
  const rectangle =
    '<g transform="translate(275 275) rotate(21)"><rect x="-80" y="-45" width="160" height="90" fill="#e8452c"/></g>'
  expectSame(await painted(shape(box)), await drawn(rectangle))
  const ellipse = { ...box, shape: 'ellipse' } as const
  const round = '<g transform="translate(275 275) rotate(21)"><ellipse rx="80" ry="45" fill="#e8452c"/></g>'
  expectSame(await painted(shape(ellipse)), await drawn(round))
})

test('the shadow of letters is their outline, moved, in its colour and opacity, behind them', async () => {
  const size = 60
  const words = goldenText({ text: 'Ink', size, fill: '#1020c0' })
  // In its own proportions: a stretched text stretches its shadow.
  const plain = fitTextBox(words, await loadTypesetter([words]))
  const shadow = { colour: '#e01010', opacity: 0.5, x_em: 0.2, y_em: 0.1, blur_em: 0 } as const
  const bare = await rgba(await paintGolden({ view: { view_id: 1, background: null, layers: [plain] }, area }, SCALE))
  const ours = await painted({ ...plain, shadow })
  const [dx, dy] = [shadow.x_em * size * SCALE, shadow.y_em * size * SCALE]
  const expected = Buffer.alloc(bare.length, 255)
  const over = (at: number, colour: readonly number[], opacity: number) => {
    for (const [n, value] of colour.entries())
      expected[at + n] = Math.round(value * opacity + (expected[at + n] ?? 0) * (1 - opacity))
  }
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const at = (y * WIDTH + x) * 4
      const from = x >= dx && y >= dy ? ((y - dy) * WIDTH + x - dx) * 4 + 3 : -1
      over(at, [0xe0, 0x10, 0x10], (((from < 0 ? 0 : bare[from]) ?? 0) / 255) * shadow.opacity)
      over(at, [0x10, 0x20, 0xc0], (bare[at + 3] ?? 0) / 255)
    }
  }
  expectSame(ours, expected)
  expect(ours.equals(await painted(plain))).toBe(false)
})

// When the painter changes on purpose, delete the file and run the test: it writes the new digests and fails once. A design
// has two where processors round its blend differently.
test('every golden design is painted as it was, to the bit', async () => {
  const found: string[] = []
  for (const design of goldenDesigns) {
    const pixels = await rgba(await paintGolden(design, 1))
    found.push(createHash('sha256').update(pixels).digest('hex').slice(0, 8))
  }
  if (!existsSync(digests_file)) {
    writeFileSync(digests_file, `${JSON.stringify(found.join(' '))}\n`)
    throw new Error('the digests are new: look at what changed, and run the test again')
  }
  const known = (JSON.parse(readFileSync(digests_file, 'utf8')) as string).split(' ')
  const changed = goldenDesigns.filter((_, n) => !known[n]?.split('|').includes(found[n] ?? ''))
  expect([changed.map(({ name }) => name), known.length]).toEqual([[], goldenDesigns.length])
})
