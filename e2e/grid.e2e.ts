import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { enterAtEmptyTable, getLayers, getStage, inked, PICTURE_MS, placeArtwork } from './support/studio.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts'

const NAME = '旅行四宫格'

/** Names of the pictures in cell order, read from the centre of each cell on the stage. */
async function colours(page: Page): Promise<string[]> {
  return getStage(page)
    .locator('canvas')
    .evaluate((canvas) => {
      const sheet = canvas as HTMLCanvasElement
      const pen = sheet.getContext('2d')
      const side = Math.min(sheet.width, sheet.height) / 4
      return [-1, 1].flatMap((y) =>
        [-1, 1].map((x) => {
          const at = pen?.getImageData(sheet.width / 2 + x * side, sheet.height / 2 + y * side, 1, 1).data
          return [...(at ?? [])].join()
        }),
      )
    })
}

const getPixels = (file: Buffer) => sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })

async function exportTo(page: Page, target: RegExp, act: string): Promise<void> {
  await page.getByRole('button', { name: '导出', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '导出拼图' })
  await dialog.getByRole('radio', { name: target }).check()
  await dialog.getByLabel('名称').fill(NAME)
  await dialog.getByRole('radio', { name: /1100/ }).check()
  await dialog.getByRole('button', { name: act }).click()
}

test('a grid is filled, shuffled, undone and saved to the library, identical to the canvas to the bit', async ({
  page,
}) => {
  await enterAtEmptyTable(page, [0])
  await page.goto('/design/gridDesign?layout=5')
  await expect(getStage(page)).toBeVisible()
  await page.getByRole('button', { name: '图库' }).click()
  // Landscapes follow ten round motifs; a motif shows transparency.
  for (const index of [10, 12, 14, 5]) await placeArtwork(page, index)
  await expect(getLayers(page)).toHaveCount(4)
  await expect.poll(() => inked(page)).toBeGreaterThan(0.3)
  const before = await colours(page)

  await getStage(page).focus()
  await page.keyboard.press('r')
  await expect.poll(() => colours(page)).not.toEqual(before)
  await page.keyboard.press('Control+z')
  await expect.poll(() => colours(page)).toEqual(before)

  // The handle of the first cell, dropped on the last.
  const from = await page.locator('[data-swap="0"]').boundingBox()
  const to = await page.locator('[data-swap="3"]').boundingBox()
  if (!from || !to) throw new Error('no handles')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + 90, to.y + 90, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => (await colours(page))[3]).not.toBe(before[3])
  await page.getByRole('button', { name: '拼图', exact: true }).click()
  await page.getByRole('slider', { name: '间距' }).fill('15')
  await expectAccessible(page)

  const downloading = page.waitForEvent('download')
  await exportTo(page, /下载到电脑/, '下载 PNG')
  const seen = await getPixels(await readFile(await (await downloading).path()))
  await exportTo(page, /我的图库/, '存入图库')
  await page.getByRole('link', { name: '去图库查看' }).click()
  const card = page.getByRole('img', { name: new RegExp(NAME) }).first()
  await expect(card).toBeVisible()

  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('inkroute.session') ?? '{}').token as string)
  const list = await page.request.get('/req/distribution/material', {
    headers: { authorization: `Bearer ${token}` },
    params: { keyword: NAME },
  })
  const { url } = ((await list.json()) as { data: { data: { url: string }[] } }).data.data[0] as { url: string }
  const painted = await getPixels(await (await page.request.get(url)).body())
  expect(painted.info).toMatchObject({ width: 1100, height: 1100 })
  let differing = 0
  for (let at = 0; at < seen.data.length; at++) if (seen.data[at] !== painted.data[at]) differing++
  expect(differing, 'bytes that differ between canvas and library').toBe(0)
})

test('on a phone a cell is tapped, filled and restored after a reload', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterAtEmptyTable(page, [0])
  await page.goto('/design/gridDesign?layout=1')
  await expect(getStage(page)).toBeVisible()
  await page.locator('[data-cell="1"]').click()
  await page.getByRole('complementary', { name: '图库' }).getByRole('listitem').getByRole('button').nth(10).click()
  await expect.poll(() => inked(page), { timeout: PICTURE_MS }).toBeGreaterThan(0.05)
  await expectNoSidewaysScroll(page)
  // Leaving the page saves the design at once.
  await page.reload()
  await expect(getStage(page)).toBeVisible()
  await expect.poll(() => inked(page), { timeout: PICTURE_MS }).toBeGreaterThan(0.05)
})
