import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import type { SlotReport } from './models/check-model.ts'
import { startModelServer } from './models/model-server.ts'
import type { Tampering } from './models/tamper.ts'

interface Area {
  readonly slot: string
  readonly width_m: number
  readonly height_m: number
}

const products = join(import.meta.dirname, '..', 'assets', 'products')
const codes = readdirSync(products).filter((code) => existsSync(join(products, code, 'model.glb.br')))

/** The print areas of a product by slot, as stated by its pictures. */
function getAreas(code: string): Map<string, Area> {
  const files = readdirSync(join(products, code)).filter((file) => /^[a-z]+\.uv\.webp$/.test(file))
  const views = files.map((file) =>
    JSON.parse(readFileSync(join(products, code, file.replace('uv.webp', 'json')), 'utf8')),
  )
  return new Map(views.flatMap((view) => Object.values<Area>(view.print_areas)).map((area) => [area.slot, area]))
}

let page: Page
let server: Awaited<ReturnType<typeof startModelServer>>

test.beforeAll(async ({ browser }) => {
  server = await startModelServer()
  page = await browser.newPage()
  await page.goto(server.origin)
  await page.waitForFunction(() => 'checkModel' in globalThis)
})

test.afterAll(async () => {
  await page.close()
  server.close()
})

function check(code: string, tampering?: Tampering): Promise<SlotReport[]> {
  const aspects = Object.fromEntries([...getAreas(code).values()].map((a) => [a.slot, a.width_m / a.height_m]))
  return page.evaluate(
    ([url, given, how]) =>
      (globalThis as unknown as { checkModel: (...args: unknown[]) => Promise<SlotReport[]> }).checkModel(
        url,
        given,
        how,
      ),
    [`/assets/products/${code}/model.glb.br`, aspects, tampering] as const,
  )
}

/** A cloth triangle holds half of its design, clothes printed all over what their outline takes; rounded goods lose their corners. */
const cutToShape = new Map([
  ['pet-bandana', 0.47],
  ['dress', 0.55],
  ['leggings', 0.5],
  ['shorts', 0.7],
  ['socks', 0.5],
])
/** A sock leaves one quarter of its design empty. */
const lopsided = new Set(['socks'])
type Middle = SlotReport['quarters'][number] | undefined
const leastCovered = (code: string) => cutToShape.get(code) ?? 0.83
/** A mark on the chest is small beside its garment. */
const chestMarks = new Set(['zip-hoodie print_front', 'polo print_front'])
const leastSeen = (code: string, slot: string) => (chestMarks.has(`${code} ${slot}`) ? 700 : 3000)
const SIZE_TOLERANCE = 0.08
/** Pixels that differ from the geometry for reasons other than an edge. */
const WRONG_SHARE = 0.01

/** Everything wrong with a print, in words. */
function getFaults(code: string, report: SlotReport): string[] {
  const area = getAreas(code).get(report.slot)
  if (!area) return [`${report.slot} has no print area`]
  const [tl, tr, bl, br] = report.quarters
  const seen = [tl, tr, bl, br].filter((quarter) => quarter).length
  const isLeft = (one: Middle, other: Middle) => !one || !other || one.x < other.x
  const isBelow = (one: Middle, other: Middle) => !one || !other || one.y < other.y
  const isUpright =
    seen >= (lopsided.has(code) ? 3 : 4) &&
    [[tl, tr] as const, [bl, br] as const, [tl, br] as const, [bl, tr] as const].every((pair) => isLeft(...pair)) &&
    [[bl, tl] as const, [br, tr] as const].every((pair) => isBelow(...pair))
  const off = (measured_m: number, stated_m: number) => Math.abs(measured_m / stated_m - 1) > SIZE_TOLERANCE
  const faults: [boolean, string][] = [
    [report.printed_px < leastSeen(code, report.slot), `only ${report.printed_px} printed pixels are seen`],
    [report.wrong_px > WRONG_SHARE * report.printed_px, `${report.wrong_px} pixels are not what the geometry says`],
    [report.covered < leastCovered(code), `only ${report.covered.toFixed(3)} of the design lies on the product`],
    [report.covered > 1.02, `${report.covered.toFixed(3)} designs lie on the product`],
    [report.mirrored > 0.02, `${report.mirrored.toFixed(3)} of the print is mirrored`],
    [off(report.width_m, area.width_m), `${report.width_m.toFixed(3)} m wide instead of ${area.width_m}`],
    [off(report.height_m, area.height_m), `${report.height_m.toFixed(3)} m high instead of ${area.height_m}`],
    [!isUpright, 'the print does not stand upright'],
  ]
  return faults.filter(([isFault]) => isFault).map(([, words]) => words)
}

for (const code of codes) {
  test(`the print of ${code} is upright and in its real size inside its area`, async () => {
    const reports = await check(code)
    expect(reports.map((report) => report.slot).sort()).toEqual([...getAreas(code).keys()].sort())
    for (const report of reports) expect(getFaults(code, report), report.slot).toEqual([])
  })
}

test('goods with an unprinted rim show the product’s colour there', async () => {
  for (const code of ['cap', 'beanie', 'bucket-hat', 'coaster', 'keychain', 'notebook', 'puzzle']) {
    const [report] = await check(code)
    expect(report?.blank_px, code).toBeGreaterThan(300)
  }
})

const tamperings: [Tampering, string, RegExp][] = [
  ['mirrored', 'mug', /mirrored/],
  ['upside_down', 'tshirt', /upright/],
  ['turned', 'coaster', /upright/],
  ['turned', 'mug', /wide instead/],
  ['small', 'cap', /wide instead/],
  ['shifted', 'pillow', /of the design lies/],
  ['smeared', 'cap', /geometry/],
  ['smeared', 'coaster', /geometry/],
]

for (const [tampering, code, complaint] of tamperings) {
  test(`a ${tampering.replace('_', ' ')} print on the ${code} is detected`, async () => {
    const [report] = await check(code, tampering)
    expect(report && getFaults(code, report).join('; ')).toMatch(complaint)
  })
}
