import {
  enterAs,
  enterAsStaff,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openWithin,
  test,
} from './support/test.ts'

const sellerScreens = [
  '/views/main',
  '/main/bulletin',
  '/main/message',
  '/main/userExportRecord',
  '/gallery/material',
  '/setting/createRole',
  '/setting/accountSetting',
  '/setting/accountInfo',
  '/setting/accountSecurity',
  '/setting/bindLogin',
]
/** One of each kind of screen is looked at with eyes that do not see well. */
const looked = ['/views/main', '/main/message', '/gallery/material', '/setting/createRole', '/setting/accountSecurity']
/** Looked at on a phone only; what they do has journeys of its own. */
const moreScreens = [
  '/goods/library',
  '/goods/productLibrary',
  '/goods/barcode',
  '/goods/definitionTags',
  '/goods/codeTransform',
  '/gallery/platform',
  '/design/designTemplate',
  '/design/designRecord',
  '/main/cart',
  '/myOrder/orderAdmin',
  '/setting/recharge',
  '/setting/withdraw',
  '/setting/fees',
  '/setting/tradingRecord',
  '/setting/planBuy',
  '/setting/vipLevel',
  '/setting/privilegePrice',
  '/setting/valueAddedServicesDesign',
  '/setting/myAccount',
  '/setting/address',
  '/setting/addressBlacklist',
  '/setting/authentication',
  '/setting/domain',
  '/basic/thirdPartyProducts',
  '/myOrder/importOrder',
]
const staffScreens = ['/ops', '/ops/message', '/ops/production', '/ops/authentication']

for (const width of [1440, 390]) {
  test(`every screen of the console at ${width} px opens without error, fits, and can be used by everyone`, async ({
    page,
  }) => {
    test.setTimeout(240_000)
    await page.setViewportSize({ width, height: 900 })
    await enterAs(page, 'demo', 'inkroute-demo')
    await page.goto('/main/bulletin')
    await expect(page.locator('h1').first()).toBeVisible()
    for (const path of width === 390 ? [...sellerScreens, ...moreScreens] : sellerScreens) {
      await openWithin(page, path)
      await expect(page).toHaveURL(path)
      await expect(page.locator('h1').first()).toBeVisible()
      await expect(page.locator('.ant-spin-spinning, [aria-busy="true"]')).toHaveCount(0)
      expect(await page.title()).toContain('印途')
      await expectNoSidewaysScroll(page)
      // The same elements at both widths: their names and contrasts are looked at once.
      if (width === 1440 && looked.includes(path)) await expectAccessible(page)
    }
  })

  test(`every screen of operations at ${width} px opens without error, fits, and can be used by everyone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await enterAsStaff(page)
    for (const path of staffScreens) {
      await page.goto(path)
      await expect(page.locator('h1').first()).toBeVisible()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    }
  })
}

test('staff cannot enter the seller console, nor sellers operations', async ({ page }) => {
  await enterAs(page, 'demo', 'inkroute-demo')
  await page.goto('/ops')
  await expect(page).toHaveURL(/\/ops\/login/)
  await page.evaluate(() => localStorage.clear())
  const answer = await page.request.post('/req/api/auth/login', { data: { username: 'ops', password: 'inkroute-ops' } })
  expect(((await answer.json()) as { status_code: number }).status_code).toBe(422)
})
