// Takes the README's screenshots from a fresh demo, so they are always up to date.
//   node scripts/make-screenshots.ts [name …]
//   node scripts/make-screenshots.ts --at http://localhost:3000 [name …]     (from a demo that is running already)
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { startNode } from '../server/src/testing/node-process.ts'

interface Shot {
  readonly name: string
  readonly path: string
  readonly width?: number
  readonly height?: number
  readonly as?: 'visitor' | 'seller' | 'staff'
  readonly before?: (page: Page) => Promise<void>
}

/** A text: this file is checked together with the server, which knows no document. */
const NO_PICTURE_MISSING = `[...document.images].every((image) => {
  const { top, bottom, width } = image.getBoundingClientRect()
  return bottom < 0 || top > innerHeight || width === 0 || (image.complete && image.naturalWidth > 0)
})`

/** Waits until no picture on the screen is missing, for a limited time. */
const picturesShown = (page: Page): Promise<unknown> =>
  page
    .waitForFunction(NO_PICTURE_MISSING, undefined, { timeout: 60_000 })
    .catch(() => console.error('  some pictures are missing'))

/** One gallery picture on the shirt, with time for the model to update. */
async function placeArtwork(page: Page): Promise<void> {
  await picturesShown(page)
  await page.locator('aside').first().getByRole('listitem').getByRole('button').nth(5).click()
  await page.waitForTimeout(15_000)
}

/** Waits a limited time for the pictures in lists of goods and orders. */
const settle = (page: Page): Promise<void> => page.waitForTimeout(4000)

async function openFirst(page: Page): Promise<void> {
  await page.getByRole('main').locator('a[href*="/goods/detail/"], a[href*="/myOrder/orderDetail/"]').first().click()
  // A pointer resting on a picture would darken it.
  await page.mouse.move(0, 0)
  await page.waitForTimeout(5000)
}

/** As wide as the README shows them on a dense screen: the first one alone, the others two in a row. */
const SAVED_PX: Record<string, number> = { home: 1200 }
const TABLE_PX = 960

const shots: Shot[] = [
  { name: 'home', path: '/' },
  { name: 'home-phone', path: '/', width: 390, height: 844 },
  { name: 'products', path: '/products' },
  { name: 'product', path: '/productDesignDetail/1001' },
  { name: 'platform', path: '/home/homeEtsy' },
  { name: 'studio', path: '/design/newSingleDesign?id=1001&color=3', as: 'seller', before: placeArtwork },
  {
    name: 'studio-phone',
    path: '/design/newSingleDesign?id=1003&color=1',
    width: 390,
    height: 844,
    as: 'seller',
    before: async (page) => {
      await page.getByRole('button', { name: '图库', exact: true }).click()
      await placeArtwork(page)
    },
  },
  { name: 'goods', path: '/goods/library', as: 'seller', before: settle },
  { name: 'goods-detail', path: '/goods/library', as: 'seller', before: openFirst },
  { name: 'orders', path: '/myOrder/orderAdmin', as: 'seller', before: settle },
  { name: 'order', path: '/myOrder/orderAdmin', as: 'seller', before: openFirst },
  { name: 'login', path: '/user/login' },
  { name: 'dashboard', path: '/views/main', as: 'seller' },
  { name: 'dashboard-phone', path: '/views/main', width: 390, height: 844, as: 'seller' },
  { name: 'materials', path: '/gallery/material', as: 'seller' },
  { name: 'messages', path: '/main/message', as: 'seller' },
  { name: 'roles', path: '/setting/createRole', as: 'seller' },
  { name: 'hot-keys', path: '/setting/accountSetting', as: 'seller' },
  { name: 'operations', path: '/ops', as: 'staff' },
]

const logins = {
  seller: { path: '/req/api/auth/login', username: 'demo', password: 'inkroute-demo', slot: 'inkroute.session' },
  staff: { path: '/req/ops/login', username: 'ops', password: 'inkroute-ops', slot: 'inkroute.staff-session' },
}

async function getSession(origin: string, kind: 'seller' | 'staff'): Promise<[string, string]> {
  const { path, slot, username, password } = logins[kind]
  const answer = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  const { data } = (await answer.json()) as { data: unknown }
  return [slot, JSON.stringify(data)]
}

const { values, positionals: wanted } = parseArgs({ allowPositionals: true, options: { at: { type: 'string' } } })

/** Starts a demo unless one is already running. */
async function demo(): Promise<{ origin: string; stop: () => Promise<void> }> {
  if (values.at) return { origin: values.at, stop: async () => {} }
  const data_dir = mkdtempSync(join(tmpdir(), 'inkroute-shots-'))
  const started = await startNode({ DATA_DIR: data_dir, SERVE_WEB: 'true', SANDBOX_PORT: '0' })
  // Seeded pictures are imported by jobs; give them time.
  await new Promise((resolve) => setTimeout(resolve, 15_000))
  return {
    origin: started.origin,
    stop: async () => {
      await started.stop()
      rmSync(data_dir, { recursive: true, force: true })
    },
  }
}

const target = join(import.meta.dirname, '..', 'docs', 'screenshots')
mkdirSync(target, { recursive: true })
const node = await demo()
const browser = await chromium.launch({
  executablePath: process.env.BROWSER_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--disable-quic',
    '--enable-unsafe-swiftshader',
  ],
})
try {
  const sessions = { seller: await getSession(node.origin, 'seller'), staff: await getSession(node.origin, 'staff') }
  for (const { name, path, width = 1440, height = 900, as = 'visitor', before } of shots) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    const context = await browser.newContext({
      viewport: { width, height },
      locale: 'zh-CN',
      timezoneId: 'Asia/Shanghai',
      // The pictures of the home page take turns; one that is fading would be two.
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    const entries = as === 'visitor' ? [] : [sessions[as]]
    await page.addInitScript((items) => {
      for (const [key, value] of items) localStorage.setItem(key, value)
      // Dialogs that cover the screen once a day.
      localStorage.setItem('inkroute.notice-closed-at', String(Date.now()))
      localStorage.setItem('inkroute.holiday-dismissed', '1')
      localStorage.setItem('inkroute.interrupted-at', String(Date.now()))
      localStorage.setItem('inkroute.store-reminder-quiet-since', String(Date.now()))
      localStorage.setItem('inkroute.guide-seen', '1,2,3,4')
    }, entries)
    // The message stream stays open, so the network is never idle.
    await page.goto(node.origin + path, { waitUntil: 'load' })
    await page.waitForTimeout(2000)
    await before?.(page)
    await picturesShown(page)
    await page.waitForTimeout(800)
    await sharp(await page.screenshot())
      .resize({ width: Math.min(width, SAVED_PX[name] ?? TABLE_PX) })
      .webp({ quality: 68, effort: 6, smartSubsample: true })
      .toFile(join(target, `${name}.webp`))
    await context.close()
    console.log(name)
  }
} finally {
  await browser.close()
  await node.stop()
}
