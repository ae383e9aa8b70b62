import type { Locator, Page } from '@playwright/test'
import { enterAs, expect } from './test.ts'

export const getStage = (page: Page) => page.getByRole('application', { name: /可拖动图层/ })
export const getDock = (page: Page) => page.getByRole('complementary', { name: '属性与图层' })
export const getLayers = (page: Page) => getDock(page).getByRole('list', { name: '图层列表' }).getByRole('listitem')

/** The first request for a picture composes it, behind those of the demo that is still being built. */
export const PICTURE_MS = 600_000

let demo: Promise<{ authorization: string }> | undefined

/** One login for all API calls of a worker. */
function asDemo(page: Page): Promise<{ authorization: string }> {
  demo ??= logInAsDemo(page)
  return demo
}

async function logInAsDemo(page: Page): Promise<{ authorization: string }> {
  const answer = await page.request.post('/req/api/auth/login', {
    data: { username: 'demo', password: 'inkroute-demo' },
  })
  const { token } = ((await answer.json()) as { data: { token: string } }).data
  return { authorization: `Bearer ${token}` }
}

/** The demo seller's drafts for a product. */
export async function getDrafts(page: Page, basic_product_id: number): Promise<{ id: string }[]> {
  const headers = await asDemo(page)
  const list = await page.request.get('/req/distribution/design/draft', { headers, params: { basic_product_id } })
  return ((await list.json()) as { data: { data: { id: string }[] } }).data.data
}

/**
 * Logs in as the demo seller and deletes earlier drafts of these products, which are also kept on the server. Two files run
 * at once: each needs products of its own, or one finds the layers of the other.
 */
export async function enterAtEmptyTable(page: Page, product_ids: readonly number[]): Promise<void> {
  const headers = await asDemo(page)
  for (const basic_product_id of product_ids) {
    for (const { id } of await getDrafts(page, basic_product_id))
      await page.request.delete(`/req/distribution/design/draft/${id}`, { headers })
  }
  await enterAs(page, 'demo', 'inkroute-demo')
}

/** Opens the studio with an empty canvas. */
export async function openStudio(page: Page, search: string): Promise<void> {
  await page.goto(`/design/newSingleDesign${search}`)
  const start = page.getByRole('button', { name: '开始设计' })
  await expect(getStage(page).or(start).first()).toBeVisible()
  if (await start.isVisible()) await start.click()
}

/** Opens a tool of the studio beside the stage. */
export async function openTool(page: Page, name: string): Promise<Locator> {
  await page.getByRole('navigation', { name: '设计工具' }).getByRole('button', { name, exact: true }).click()
  return page.getByRole('complementary', { name })
}

/** Share of the stage's pixels with ink. */
export const inked = (page: Page) =>
  getStage(page)
    .locator('canvas')
    .evaluate((canvas) => {
      const sheet = canvas as HTMLCanvasElement
      const data = sheet.getContext('2d')?.getImageData(0, 0, sheet.width, sheet.height).data ?? new Uint8ClampedArray()
      let count = 0
      for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) > 0) count++
      return count / (data.length / 4)
    })

/** Different colours among the stage's opaque pixels, and the mean opacity of all of them. */
export const tones = (page: Page) =>
  getStage(page)
    .locator('canvas')
    .evaluate((canvas) => {
      const sheet = canvas as HTMLCanvasElement
      const data = sheet.getContext('2d')?.getImageData(0, 0, sheet.width, sheet.height).data ?? new Uint8ClampedArray()
      const colours = new Set<number>()
      let sum = 0
      for (let at = 0; at < data.length; at += 4) {
        const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4)
        sum += alpha
        if (alpha === 255) colours.add((red << 16) | (green << 8) | blue)
      }
      return { colours: colours.size, opacity: sum / data.length }
    })

/** Adds a gallery artwork to the face and waits until it is drawn. */
export async function placeArtwork(page: Page, index: number): Promise<void> {
  const before = await inked(page)
  const gallery = page.getByRole('complementary', { name: '图库' })
  await gallery.getByRole('listitem').getByRole('button').nth(index).click()
  await expect.poll(() => inked(page), { timeout: PICTURE_MS }).toBeGreaterThan(before)
}

/** Presses the mouse in the centre of the selection. */
export async function takeHold(page: Page): Promise<{ x: number; y: number }> {
  const frame = await getStage(page).locator('polygon').first().boundingBox()
  if (!frame) throw new Error('nothing in hand')
  const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  return { x, y }
}
