import type { Locator, Page } from '@playwright/test'
import { newSeller } from './support/new-seller.ts'
import { call, connectStore } from './support/stores.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts'

const MUG = 1006
const NAME = '金色沙丘马克杯'

interface Product {
  readonly views: readonly { readonly view_id: number }[]
  readonly colors: readonly { readonly id: number }[]
  readonly sizes: readonly { readonly id: number }[]
}

const placed = { cx: 275, cy: 275, width: 120, height: 120, rotation_deg: 0, flip_x: false, flip_y: false, opacity: 1 }
const layer = { id: 'a', name: '', is_locked: false, is_hidden: false, group_id: null, type: 'image', mask: null }
const source = { kind: 'artwork', key: 'golden-dunes', width_px: 2000, height_px: 2000 }

/** A mug with an artwork of the gallery, named in Chinese only. */
async function saveMug(page: Page, token: string): Promise<void> {
  const product = await call<Product>(page, token, `/distribution/basicProduct/${MUG}`)
  const [view] = product.views
  await call(page, token, '/distribution/product', {
    basic_product_id: MUG,
    name: NAME,
    document: {
      version: 3,
      basic_product_id: MUG,
      views: [{ view_id: view?.view_id, background: null, layers: [{ ...placed, ...layer, source }] }],
    },
    color_ids: [product.colors[0]?.id],
    size_ids: [product.sizes[0]?.id],
  })
}

function counting() {
  let clicks = 0
  return {
    click: async (target: Locator) => {
      clicks += 1
      await target.click()
    },
    count: () => clicks,
  }
}

test('a new seller connects a shop and sees the first listing live in at most twelve clicks', async ({ page }) => {
  const token = await newSeller(page)
  await saveMug(page, token)
  const { click, count } = counting()
  await connectStore(page, { name: /^Shopify/, platform: 5 }, click)
  await click(page.getByRole('article').first().getByRole('link', { name: '发布商品' }))
  await expect(page).toHaveURL(/\/listing\/shopify\/release\?store=\d+$/)
  await click(page.getByRole('row').filter({ hasText: NAME }).getByRole('checkbox'))
  // The template was made by itself; the pictures may still be on their way.
  await expect(page.getByText('可以发布')).toBeVisible()
  const preview = page.getByRole('region', { name: '预览与检查' })
  await expect(preview).toContainText(/Material: .+/)
  await expect(preview.getByRole('listitem').first()).not.toContainText(NAME)
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await click(page.getByRole('button', { name: '发布 1 件' }))
  await expect(page).toHaveURL(/\/listing\/shopify\/records$/)
  const row = page.getByRole('row').nth(1)
  await expect(row).toContainText('在售')
  expect(count()).toBeLessThanOrEqual(12)

  await test.step('the live listing is one click away, and in English', async () => {
    const [listing] = await Promise.all([
      page.waitForEvent('popup'),
      row.getByRole('link', { name: '查看商品页' }).click(),
    ])
    const title = (await row.getByRole('link').first().textContent()) ?? ''
    expect(title).not.toMatch(/\p{Script=Han}/u)
    await expect(listing.getByRole('cell', { name: title }).first()).toBeVisible()
    await listing.close()
  })
  await test.step('the goods say where they are listed, and can be ordered and published from there', async () => {
    await page.goto('/goods/library')
    const card = page.getByRole('listitem').filter({ hasText: NAME })
    await expect(card.getByRole('link', { name: '在售 · Shopify' })).toBeVisible()
    await expectAccessible(page)
    await card.getByRole('button', { name: '发布到店铺' }).click()
    await expect(page).toHaveURL(/\/listing\/shopify\/release\?goods=\d+&store=\d+$/)
    await expect(page.getByText('已在此店铺刊登，再次发布会更新它。')).toBeVisible()
    await page.goto('/goods/library')
    await card.getByRole('button', { name: '加入购物车' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '加入购物车（1 件）' }).click()
    await expect(page.getByText('已加入购物车，共 1 件')).toBeVisible()
  })
})
