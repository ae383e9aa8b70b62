// From an empty installation to the first parcel, with nothing but the browser. Its own server runs for real, without
// the demo, the sandbox or any outside service. SHOTS=folder keeps the pictures the README shows.
import { execFile } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { openOrder, printAndShip, staffCall } from './new-shop/factory-steps.ts'
import { type OwnServer, startOwnServer } from './new-shop/own-server.ts'
import { makeViews, type NewProduct, putOnSale, receiveStock } from './new-shop/product-steps.ts'
import { design, inviteSeller, orderAndPay, recharge } from './new-shop/seller-steps.ts'
import { addWarehouse, becomeAdministrator, bringInFreight, enterCompany, followStep } from './new-shop/staff-steps.ts'
import { expect, test } from './support/test.ts'

const folder = process.env.SHOTS
const SHOT = { width: 960, quality: 64 }

/** Keeps a picture of the screen when pictures are asked for. */
const shooter = (page: Page) => async (name: string) => {
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  // The console keeps a stream open, so its network is never idle.
  await page.waitForFunction(() => [...document.images].every((image) => image.complete))
  const screen = await page.screenshot()
  await sharp(screen)
    .resize({ width: SHOT.width })
    .webp({ quality: SHOT.quality, effort: 6 })
    .toFile(join(folder, `${name}.webp`))
}

/** Renders of our own blanks serve as photographs. */
async function photograph(page: Page, blank: string) {
  const answer = await page.request.get(`/pictures/product/${blank}-1200.webp`)
  expect(answer.status(), blank).toBe(200)
  return { name: 'photo.webp', mimeType: 'image/webp', buffer: await answer.body() }
}

/** Small prints: what is looked at is that they have the size entered, and larger ones take minutes to paint. */
const tee: Omit<NewProduct, 'photo'> = {
  name: { zh: '纯棉 T 恤', en: 'Cotton T-shirt' },
  code: 'cotton-tee',
  surface: '布料',
  width_cm: 15,
  sizes: 'M L',
  category: 'T恤',
  size_type: '字母码',
  technique: '白墨烫画',
  material: { zh: '100% 棉', en: '100% cotton' },
  hs_code: '610910',
  values: ['39.90', '18.00', '180', '30×25×2'],
}
const mug: Omit<NewProduct, 'photo'> = {
  name: { zh: '陶瓷马克杯', en: 'Ceramic mug' },
  code: 'ceramic-mug',
  surface: '圆柱',
  width_cm: 10,
  sizes: '',
  category: '马克杯',
  size_type: '均码',
  technique: '热升华',
  material: { zh: '陶瓷', en: 'ceramic' },
  hs_code: '691110',
  values: ['24.90', '9.00', '380', '12×10×12'],
}

/**
 * Cloth in two sizes and a cylinder in one, the render that serves as each one's photograph, and what a seller makes of
 * it. The journey of the picture bench makes views of every kind of surface.
 */
const range = [
  { product: tee, blank: 'tshirt/front/white', goods: '日落 T 恤' },
  { product: mug, blank: 'mug/front/white', goods: '日落马克杯' },
] as const

const received = {
  'COTTON-TEE-WHITE-M': 20,
  'COTTON-TEE-WHITE-L': 10,
  'CERAMIC-MUG-WHITE-S1': 15,
}
const left = {
  'COTTON-TEE-WHITE-M': 19,
  'COTTON-TEE-WHITE-L': 10,
  'CERAMIC-MUG-WHITE-S1': 14,
}
const tracking_no = 'YW202611170001US'

interface StockRow {
  readonly sku: string
  readonly pieces: number
}
interface Story {
  readonly files: readonly { readonly prints: readonly { readonly url: string | null }[] }[]
  readonly parcels: readonly { readonly tracking_no: string }[]
}

let server: OwnServer
test.beforeAll(async () => {
  const { port } = new URL(test.info().project.use.baseURL ?? '')
  server = await startOwnServer(Number(port) + 2)
})
test.afterAll(() => server?.stop())

/** Two people at once: who runs the shop, and who sells. */
test('a new operator opens a shop, a seller orders from it, and the first parcel leaves', async ({ browser }) => {
  const open = async () => (await browser.newContext({ baseURL: server.url })).newPage()
  const [staff, seller] = [await open(), await open()]
  const errors: string[] = []
  for (const page of [staff, seller]) page.on('pageerror', (error) => errors.push(String(error)))
  const [shootStaff, shootSeller] = [shooter(staff), shooter(seller)]

  await test.step('becomes the administrator with the link the first start prints', async () => {
    await becomeAdministrator(staff, server.first_link)
  })
  await test.step('follows the first steps: company, warehouse, freight', async () => {
    await followStep(staff, '填写公司与品牌', 0)
    await enterCompany(staff)
    await followStep(staff, '添加仓库', 1)
    await addWarehouse(staff)
    await followStep(staff, '导入物流价格', 2)
    await bringInFreight(staff, shootStaff)
  })
  const ids = await test.step('makes products from photographs and puts them on sale', async () => {
    await followStep(staff, '上架第一款产品', 3, shootStaff)
    const made: number[] = []
    for (const { product, blank } of range) {
      const photographed = { ...product, photo: await photograph(staff, blank) }
      await makeViews(staff, photographed, shootStaff)
      made.push(await putOnSale(staff, photographed, shootStaff))
    }
    return made
  })
  await test.step('receives blanks', async () => {
    await followStep(staff, '登记库存', 4)
    await receiveStock(staff, received, shootStaff)
  })
  await test.step('a seller comes by invitation, tops up, designs both of them, orders and pays', async () => {
    await inviteSeller(staff, seller)
    await recharge(seller, staff)
    for (const [n, { goods }] of range.entries()) await design(seller, ids[n] ?? 0, goods, shootSeller)
    const names = range.map(({ goods }) => goods)
    await orderAndPay(seller, names, shootSeller)
  })
  const order_no = await test.step('staff print, scan and ship', async () => {
    const number = await openOrder(staff)
    await printAndShip(staff, { order_no: number, pieces: range.length, tracking_no }, shootStaff)
    return number
  })

  const story = await staffCall<Story>(staff, `/ops/order/${order_no}`)
  await test.step('the order has left with its tracking number, and its print files have the right size', async () => {
    expect(story.parcels.map(({ tracking_no }) => tracking_no)).toEqual([tracking_no])
    await seller.goto('/myOrder/orderAdmin')
    await expect(seller.getByText('已发货').first()).toBeVisible()
    const widths: number[] = []
    for (const { url } of story.files.flatMap(({ prints }) => prints)) {
      const file = await staff.request.get(url ?? '')
      widths.push((await sharp(await file.body(), { limitInputPixels: false }).metadata()).width ?? 0)
    }
    const pixels = (cm: number) => Math.round((cm / 2.54) * 300)
    const wanted = range.map(({ product }) => pixels(product.width_cm))
    expect(widths.toSorted((a, b) => a - b)).toEqual(wanted.toSorted((a, b) => a - b))
  })
  await test.step('shelves and books agree, and the list of first steps is gone', async () => {
    const { data } = await staffCall<{ data: StockRow[] }>(staff, '/ops/stock')
    expect(Object.fromEntries(data.map(({ sku, pieces }) => [sku, pieces]))).toEqual(left)
    await staff.goto('/ops')
    await expect(staff.getByText('今天的生产')).toBeVisible()
    await expect(staff.getByText('从空店到第一单')).toBeHidden()
    const env = { ...process.env, DATA_DIR: server.data_dir, DEMO: 'false' }
    const { stdout } = await promisify(execFile)(process.execPath, ['scripts/audit.ts'], { env })
    expect(stdout).toContain('Every balance and every shelf is right.')
    expect(errors).toEqual([])
  })
})
