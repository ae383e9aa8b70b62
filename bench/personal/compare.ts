import type { Page } from '@playwright/test'
import { type Compared, compareInputs } from '../../e2e/sameness/buyers.ts'
import { openPainter } from '../../e2e/sameness/open-painter.ts'
import { fontCatalogue, readEmojiSlice, readSfnt } from '../../server/src/infra/fonts/font-files.ts'
import type { Bench } from '../support/bench.ts'
import { openBrowser } from '../support/running-product.ts'

const ORIGIN = 'http://localhost:9'
const ROUND = 250
/** Every so many inputs are also painted larger. */
const LARGER_EVERY = 20
const LARGER = 3

/** Fonts as the server would send them, without a server. */
async function serveFonts(page: Page): Promise<void> {
  await page.route(`${ORIGIN}/req/**`, (route) => route.fulfill({ status: 401, body: '{}' }))
  await page.route(`${ORIGIN}/fonts/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/fonts/catalogue.json')
      return route.fulfill({ contentType: 'application/json', body: JSON.stringify(fontCatalogue()) })
    const file = pathname
      .split('/')
      .slice(3)
      .join('/')
      .replace(/\.\w+$/, '')
    const body = file.startsWith('emoji/') ? await readEmojiSlice(file) : Buffer.from(await readSfnt(file))
    return route.fulfill({ contentType: 'application/octet-stream', body })
  })
}

const sum = (a: Compared, b: Compared): Compared => ({
  inputs: a.inputs + b.inputs,
  printed: a.printed + b.printed,
  refused: a.refused + b.refused,
  differing: [...a.differing, ...b.differing],
})

/** What a buyer's browser shows beside the print file, for so many inputs. */
export async function compareMany(bench: Bench, inputs: number): Promise<Compared> {
  const browser = await openBrowser(bench)
  let all: Compared = { inputs: 0, printed: 0, refused: 0, differing: [] }
  const context = await browser.newContext({ baseURL: ORIGIN })
  for (let from = 0; from < inputs; from += ROUND) {
    // A new page for each round: a tab that has seen every font of the house is a large one.
    const page = await context.newPage()
    await serveFonts(page)
    await openPainter(page)
    const to = Math.min(inputs, from + ROUND)
    all = sum(all, await compareInputs(page, from, to, 1))
    const larger = await compareInputs(page, from, from + Math.ceil((to - from) / LARGER_EVERY), LARGER)
    all = { ...all, differing: [...all.differing, ...larger.differing] }
    await page.close()
    if (all.differing.length > 0) console.log(all.differing.slice(-3).join('\n'))
  }
  return all
}
