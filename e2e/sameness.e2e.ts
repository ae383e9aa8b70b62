import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type GoldenDesign, goldenDesigns } from '@inkroute/engine/testing/golden-designs'
import type { FontFamily } from '@inkroute/engine/text/font/font-catalogue'
import { ownFamily } from '@inkroute/engine/text/font/own-font'
import { expect, type Page, test } from '@playwright/test'
import { inspectFont } from '../server/src/infra/fonts/inspect-font.ts'
import { compareInputs } from './sameness/buyers.ts'
import { openPainter } from './sameness/open-painter.ts'
import { getDigest, paintOnServer } from './sameness/server-painter.ts'

const BATCH = 20
/** `npm run bench -- personal` compares ten thousand. */
const BUYERS_INPUTS = 66

interface Painter {
  readonly paintDigests: (scale: number, from: number, to: number) => Promise<string[]>
  readonly paintOwn: (
    design: GoldenDesign,
    scale: number,
    own: { family: FontFamily; url: string }[],
  ) => Promise<string>
  readonly paintPixels: (index: number, scale: number) => Promise<string>
}

/** Number of differing pixels, for the message. */
async function difference(page: Page, index: number, scale: number): Promise<number> {
  const seen = await page.evaluate(([at, by]) => (globalThis as unknown as Painter).paintPixels(at, by), [
    index,
    scale,
  ] as const)
  const painted = await paintOnServer(goldenDesigns[index]!, scale)
  let count = 0
  for (let i = 0; i < painted.length; i += 4) {
    if ([0, 1, 2, 3].some((part) => painted[i + part] !== seen.charCodeAt(i + part))) count++
  }
  return count
}

const digests = (page: Page, scale: number, from: number, to: number): Promise<string[]> =>
  page.evaluate(([by, first, last]) => (globalThis as unknown as Painter).paintDigests(by, first, last), [
    scale,
    from,
    to,
  ] as const)

/** Names of the designs that browser and server render differently, both rendering in parallel. */
async function differing(page: Page, scale: number): Promise<string[]> {
  const found: string[] = []
  for (let from = 0; from < goldenDesigns.length; from += BATCH) {
    const designs = goldenDesigns.slice(from, from + BATCH)
    const seeing = digests(page, scale, from, from + designs.length)
    const painted: string[] = []
    for (const design of designs) painted.push(getDigest(await paintOnServer(design, scale)))
    const seen = await seeing
    for (const [at, design] of designs.entries()) {
      if (painted[at] === seen[at]) continue
      found.push(`${design.name}: ${await difference(page, from + at, scale)} pixels at ${550 * scale}`)
    }
  }
  return found
}

test('the studio shows what is printed: browser and server render every golden design identically, to the bit', async ({
  page,
}) => {
  expect(goldenDesigns.length).toBeGreaterThanOrEqual(100)
  await openPainter(page)
  for (const scale of [1, 2]) expect(await differing(page, scale)).toEqual([])
})

test('whatever a buyer writes, the browser refuses it as the server does, or shows to the bit what is printed', async ({
  page,
}) => {
  await openPainter(page)
  const { differing, printed } = await compareInputs(page, 1000, 1000 + BUYERS_INPUTS, 1)
  expect(differing).toEqual([])
  expect(printed).toBeGreaterThan(BUYERS_INPUTS / 4)
})

test('the comparison detects text that is a fiftieth of a pixel off', async ({ page }) => {
  await openPainter(page)
  const at = goldenDesigns.findIndex((design) => design.name === 'text: the first text')
  const honest = goldenDesigns[at]!
  const layers = honest.view.layers.map((layer) => ({ ...layer, cx: layer.cx + 0.02 }))
  const [seen] = await digests(page, 1, at, at + 1)
  expect(getDigest(await paintOnServer(honest, 1))).toBe(seen)
  expect(getDigest(await paintOnServer({ ...honest, view: { ...honest.view, layers } }, 1))).not.toBe(seen)
})

test('a font that a seller uploaded is painted identically in browser and server', async ({ page }, info) => {
  const file = await readFile(
    join(import.meta.dirname, '..', 'assets', 'fonts', 'files', 'pacifico', 'latin-400.woff2'),
  )
  const verdict = await inspectFont(file)
  if (!verdict.ok) throw new Error(verdict.why)
  const { sfnt, ...facts } = verdict.font
  const family = ownFamily({ ...facts, id: randomUUID(), is_removed: false })
  const path = info.outputPath('own.ttf')
  await writeFile(path, sfnt)
  await page.route('**/own-font.ttf', (route) => route.fulfill({ contentType: 'font/ttf', body: Buffer.from(sfnt) }))
  await openPainter(page)
  const plain = goldenDesigns.find((design) => design.name === 'text: the first text')!
  const layers = plain.view.layers.map((layer) => (layer.type === 'text' ? { ...layer, family: family.family } : layer))
  const design = { ...plain, view: { ...plain.view, layers } }
  const own = [{ family, url: '/own-font.ttf' }]
  for (const scale of [1, 3]) {
    const seen = await page.evaluate(
      ([one, by, fonts]) => (globalThis as unknown as Painter).paintOwn(one, by, fonts),
      [design, scale, own] as const,
    )
    expect(getDigest(await paintOnServer(design, scale, [{ family, path }]))).toBe(seen)
    expect(getDigest(await paintOnServer(plain, scale))).not.toBe(seen)
  }
})
