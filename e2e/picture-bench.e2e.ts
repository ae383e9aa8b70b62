import type { Page } from '@playwright/test'
import { enterAsStaff, expect, test } from './support/test.ts'

/** Renders of our own blanks serve as photographs; the first differs in colour from its background. */
const views = [
  { photo: 'tshirt/front/navy', tab: '正面', kind: '布料' },
  { photo: 'mug/front/white', tab: '背面', kind: '圆柱' },
  { photo: 'pillow/front/white', tab: '左侧', kind: '平面' },
  { photo: 'tshirt/front/white', tab: '右侧', kind: '自由轮廓' },
] as const

const step = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '步骤' }).getByRole('button', { name }).click()

/** The stage covers the picture with this while it is composed for the first time. */
const isComposed = (page: Page) => expect(page.getByText('正在准备照片…')).toBeHidden()

async function upload(page: Page): Promise<void> {
  const files = await Promise.all(
    views.map(async ({ photo }, n) => {
      const answer = await page.request.get(`/pictures/product/${photo}-1200.webp`)
      return { name: `photo-${n}.webp`, mimeType: 'image/webp', buffer: await answer.body() }
    }),
  )
  await page.getByLabel('选择照片').first().setInputFiles(files)
  await expect(page.getByRole('tab')).toHaveCount(views.length)
}

async function dragHandle(page: Page, id: string, dx: number, dy: number): Promise<void> {
  const box = await page.locator(`[data-handle="${id}"]`).boundingBox()
  if (!box) throw new Error(`no handle ${id}`)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + dx, y + dy, { steps: 4 })
  await page.mouse.up()
}

/** Share of the pixels of a square that differ between two pictures, inside and outside its middle. */
const difference = (page: Page, blank: string, printed: string) =>
  page.evaluate(
    async (addresses) => {
      const [a, b] = await Promise.all(
        addresses.map(async (address) => {
          const picture = await createImageBitmap(await (await fetch(address)).blob())
          const canvas = new OffscreenCanvas(picture.width, picture.height)
          const context = canvas.getContext('2d')
          context?.drawImage(picture, 0, 0)
          return context?.getImageData(0, 0, picture.width, picture.height)
        }),
      )
      if (!a || !b) throw new Error('no pictures')
      const seen = { inside: 0, outside: 0 }
      for (let i = 0; i < a.data.length; i += 4) {
        const [x, y] = [(i / 4) % a.width, Math.floor(i / 4 / a.width)]
        const far =
          Math.abs((a.data[i] ?? 0) - (b.data[i] ?? 0)) + Math.abs((a.data[i + 2] ?? 0) - (b.data[i + 2] ?? 0))
        const is_inside = Math.max(Math.abs(x / a.width - 0.5), Math.abs(y / a.height - 0.5)) < 0.3
        if (far > 24) seen[is_inside ? 'inside' : 'outside']++
      }
      const all = a.width * a.height
      return { inside: seen.inside / all, outside: seen.outside / all }
    },
    [blank, printed],
  )

test('photographs become views of every kind, then pictures of a product that show its print', async ({ page }) => {
  await enterAsStaff(page)
  await page.goto('/ops/bench')
  await page.getByRole('button', { name: '从照片新建' }).first().click()
  await page.getByLabel('图片组名称').fill('四种印面')
  await upload(page)

  await step(page, '印面')
  for (const { tab, kind } of views) {
    await page.getByRole('tab', { name: tab }).click()
    await page.getByRole('button', { name: kind }).click()
    await expect(page.getByRole('button', { name: kind })).toHaveAttribute('aria-pressed', 'true')
  }
  await page.getByRole('tab', { name: '正面' }).click()
  await isComposed(page)
  await dragHandle(page, 'p12', 300, 200)
  await expect(page.getByText(/网格在这里翻折了/)).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.getByText(/网格在这里翻折了/)).toBeHidden()
  await dragHandle(page, 'p12', 12, 8)

  await step(page, '遮挡')
  const stage = await page.locator('[data-stage]').boundingBox()
  if (!stage) throw new Error('no stage')
  await page.mouse.click(stage.x + stage.width / 2, stage.y + 40)
  await expect(page.getByRole('button', { name: '清除这一层' })).toBeEnabled()

  await step(page, '尺寸')
  for (const { tab } of views) {
    await page.getByRole('tab', { name: tab }).click()
    await page.getByLabel('宽', { exact: true }).fill('30')
    await page.getByLabel('宽', { exact: true }).press('Enter')
    await expect(page.getByLabel('高', { exact: true })).not.toHaveValue('')
  }

  await step(page, '完成')
  await page.getByRole('button', { name: '制作图片' }).click()
  // Four views on one thread that lets the shop's pictures go first.
  await expect(page.getByText('图片已做好，可以用到产品上。')).toBeVisible({ timeout: 900_000 })
  const made = await page.getByRole('img', { name: '正面' }).getAttribute('src')
  const folder = /product\/([^/]+)\//.exec(made ?? '')?.[1]
  for (const view of ['front', 'back', 'left', 'right']) {
    const address = `/pictures/product/${folder}/${view}/hex-ffffff`
    const { inside, outside } = await difference(page, `${address}-480.webp`, `${address}.retro-sunset-palms-480.webp`)
    expect(inside, view).toBeGreaterThan(0.02)
    expect(outside, view).toBeLessThan(0.001)
  }

  await page.getByLabel('或新建产品，编码').fill('bench-journey')
  await page.getByRole('button', { name: '新建产品草稿' }).click()
  await expect(page.getByText('已写入产品草稿，发布后生效：')).toBeVisible()

  // Nothing is lost on a reload, and the set is listed as ready with the product that uses it.
  await page.reload()
  await expect(page.getByRole('heading', { name: '四种印面' })).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(views.length)
  await page.goto('/ops/bench')
  await expect(page.getByRole('listitem').filter({ hasText: '四种印面' })).toContainText('已完成')
})
