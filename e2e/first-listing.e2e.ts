import { call, sellerToken } from './support/stores.ts'
import { atBothWidths, enterAs, expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts'

const ETSY = 7

interface Shop {
  readonly id: number
  readonly name: string
  readonly authed: number
}

test('a preview says where a product belongs, and its title is changed there on a desk and on a phone', async ({
  page,
}) => {
  await enterAs(page, 'demo', 'inkroute-demo')
  const token = await sellerToken(page)
  const shops = async () =>
    (await call<{ data: Shop[] }>(page, token, `/distribution/userStore?platform=${ETSY}`)).data.filter(
      ({ name, authed }) => name === 'MorningLightPrints' && authed === 1,
    )
  // The demo opens its shops by itself.
  await expect.poll(async () => (await shops()).length).toBe(1)
  const [shop] = await shops()
  // The demo's own: what other journeys leave there is called by dates and numbers.
  const { data } = await call<{ data: { id: number }[] }>(
    page,
    token,
    `/distribution/goods?keyword=${encodeURIComponent('太空猫 T 恤')}`,
  )
  expect(data).toHaveLength(1)
  const [shirt] = data
  await page.goto(`/listing/etsy/release?store=${shop?.id}&goods=${shirt?.id}`)
  const title = page.getByLabel('刊登标题，可以直接修改')
  await expect(title).toBeVisible()
  await expect(page.getByText(/T-shirts/).first()).toBeVisible()
  await expect(page.getByText('可以发布')).toBeVisible()
  await atBothWidths(page, async () => {
    await expect(title).toBeVisible()
    await expectNoSidewaysScroll(page)
    // The whole title is in sight.
    const hidden_px = await title.evaluate((field) => field.scrollHeight - field.clientHeight)
    expect(hidden_px).toBeLessThanOrEqual(1)
  })
  await title.fill('Moon cat T-shirt 20261119-0001')
  await title.press('Enter')
  await expect(page.getByText(/标题里有日期或编号/)).toBeVisible()
  await title.fill('Moon cat T-shirt')
  await title.press('Enter')
  await expect(page.getByText('可以发布')).toBeVisible()
  await expectAccessible(page)
})
