import type { Page } from '@playwright/test'
import { call } from './stores.ts'
import { expect, expectAccessible } from './test.ts'

/** The five marketplaces of this journey. */
export const shops = [
  { slug: 'shopify', platform: 5 },
  { slug: 'woocommerce', platform: 11 },
  { slug: 'etsy', platform: 7 },
  { slug: 'tiktok', platform: 10 },
  { slug: 'shopee', platform: 4 },
] as const

const formula = { base: 'cost', rate: 7.2, multiply: 3, add: 2, ending: '.99' }

/** The first release through the screen; the same goods then go to the other four through the API. */
export async function releaseByHand(page: Page, goods_id: number): Promise<void> {
  await page.goto(`/listing/shopify/release?goods=${goods_id}`)
  await expect(page.getByText('独立站通用').first()).toBeVisible()
  await expect(page.getByText('晨光文创 Shopify').first()).toBeVisible()
  await expect(page.getByText('可以发布')).toBeVisible()
  await page.getByText('查看规格与价格').click()
  await expect(page.getByRole('cell', { name: /^\d+\.99$/ }).first()).toBeVisible()
  await page.getByRole('button', { name: /^发布 1 件/ }).click()
  await expect(page).toHaveURL(/listing\/shopify\/records/)
  await expect(page.getByRole('row').nth(1)).toContainText('在售')
  await expectAccessible(page)
}

const platformFields: Record<string, Record<string, string>> = {
  etsy: { shipping_profile_id: '1', readiness_state_id: '1', when_made: 'made_to_order', who_made: 'i_did' },
  shopee: { logistic_id: '1' },
}

export async function releaseElsewhere(page: Page, token: string, goods_id: number): Promise<void> {
  const { data } = await call<{ data: { platform: number; stores: { id: number; authed: number }[] }[] }>(
    page,
    token,
    '/distribution/userStore/platformStore',
  )
  const others = shops.filter((shop) => shop.slug !== 'shopify')
  const releases = others.map(async ({ slug, platform }) => {
    const word = slug === 'woocommerce' ? 'woo' : slug
    const store_id = data.find((row) => row.platform === platform)?.stores.find(({ authed }) => authed === 1)?.id
    const content = { name: '公式定价', title: '{title_en} {product}', description: '{title_en}, made to order.' }
    const template = await call<{ id: number }>(page, token, '/distribution/listing/template', {
      ...content,
      platform: word,
      category_id: '1633',
      brand: 'Morning Light',
      // The currency of the shop: another one would be refused.
      currency: slug === 'shopee' ? 'SGD' : 'USD',
      quantity: 50,
      price: formula,
      attributes: platformFields[slug] ?? {},
    })
    const asked = { platform: word, template_id: template.id, goods_ids: [goods_id], store_id }
    const done = await call<{ queued: number }>(page, token, '/distribution/listing/release', asked)
    expect(done.queued, slug).toBe(1)
  })
  await Promise.all(releases)
}

/** The category is found by searching the marketplace's own tree, and brings its required attributes. */
export async function chooseCategory(page: Page): Promise<void> {
  await page.goto('/listing/etsy/templates')
  await page.getByRole('button', { name: '新建模板' }).first().click()
  const drawer = page.getByRole('dialog', { name: '新建模板' })
  await drawer.getByRole('button', { name: '选择类目' }).click()
  const picker = page.getByRole('dialog', { name: '选择类目' })
  await picker.getByRole('searchbox').fill('t-shirt')
  await picker.getByRole('searchbox').press('Enter')
  await picker.getByRole('button', { name: /T-shirts/ }).click()
  await expect(drawer.getByRole('button', { name: /T-shirts/ })).toBeVisible()
  await expect(drawer.getByLabel('Material')).toBeVisible()
  await drawer.getByRole('button', { name: /^保\s*存$/ }).click()
  await expect(drawer.getByText('请填写').first()).toBeVisible()
}
