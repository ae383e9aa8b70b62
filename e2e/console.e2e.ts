import {
  atBothWidths,
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
/** One of each kind of screen is checked for accessibility. */
const looked = ['/views/main', '/main/message', '/gallery/material', '/setting/createRole', '/setting/accountSecurity']
/** Checked on a phone only; other journeys cover their behaviour. */
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
/** Built like those above: opened once on a phone, where a table that is too wide shows. */
const moreStaffScreens = [
  '/ops/order',
  '/ops/seller',
  '/ops/adjustment',
  '/ops/level',
  '/ops/plan',
  '/ops/staff',
  '/ops/catalog',
  '/ops/catalog/terms',
]

/** Kinds of content the screens above do not have: links in sentences, read-only forms, empty tables. */
const lookedStaffScreens = [
  '/ops/company',
  '/ops/audit',
  '/ops/privacy',
  '/ops/freight/import',
  '/ops/stuck',
  '/ops/seller/1',
]

test('every console screen opens without error, fits both widths, and is accessible', async ({ page }) => {
  await enterAs(page, 'demo', 'inkroute-demo')
  await page.goto('/main/bulletin')
  await expect(page.locator('h1').first()).toBeVisible()
  const open = async (path: string) => {
    await openWithin(page, path)
    await expect(page).toHaveURL(path)
    await expect(page.locator('h1').first()).toBeVisible()
    await expect(page.locator('.ant-spin-spinning, [aria-busy="true"]')).toHaveCount(0)
    expect(await page.title()).toContain('印途')
  }
  for (const path of sellerScreens) {
    await open(path)
    // The elements are the same at both widths: their names and contrasts are checked once.
    if (looked.includes(path)) await expectAccessible(page)
    await atBothWidths(page, async () => {
      await expect(page.locator('h1').first()).toBeVisible()
      await expectNoSidewaysScroll(page)
    })
  }
  await page.setViewportSize({ width: 390, height: 900 })
  for (const path of moreScreens) {
    await open(path)
    await expectNoSidewaysScroll(page)
  }
})

test('every operations screen opens without error, fits both widths, and is accessible', async ({ page }) => {
  await enterAsStaff(page)
  await page.goto('/ops')
  const open = async (path: string) => {
    await openWithin(page, path)
    await expect(page).toHaveURL(path)
    await expect(page.locator('h1').first()).toBeVisible()
    await expect(page.locator('.ant-spin-spinning, [aria-busy="true"]')).toHaveCount(0)
  }
  for (const path of [...staffScreens, ...lookedStaffScreens]) {
    await open(path)
    await expectAccessible(page)
    await atBothWidths(page, async () => {
      await expect(page.locator('h1').first()).toBeVisible()
      await expectNoSidewaysScroll(page)
    })
  }
  await page.setViewportSize({ width: 390, height: 900 })
  for (const path of moreStaffScreens) {
    await open(path)
    await expectNoSidewaysScroll(page)
  }
  await openWithin(page, '/ops/order')
  await page
    .getByRole('link', { name: /^IR\d{12}$/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: '全部经过' })).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test('staff cannot enter the seller console, nor sellers operations', async ({ page }) => {
  await enterAs(page, 'demo', 'inkroute-demo')
  await page.goto('/ops')
  await expect(page).toHaveURL(/\/ops\/login/)
  await page.evaluate(() => localStorage.clear())
  const answer = await page.request.post('/req/api/auth/login', { data: { username: 'ops', password: 'inkroute-ops' } })
  expect(((await answer.json()) as { status_code: number }).status_code).toBe(422)
})
