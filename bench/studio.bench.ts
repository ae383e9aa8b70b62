// How smooth the studio is: one layer is dragged among 200 in headless Chromium without a GPU, and the same
// 200 shapes on a bare Konva stage in the same run, with the same gesture. Then how long the studio takes to open on a
// processor four times slower, until the stage is ready and the page is idle for the first time.
//   npm run bench -- studio
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { type Crowd, crowdedDesign } from './studio/crowded-design.ts'
import { konvaHtml, showOnKonva } from './studio/konva-stage.ts'
import { few, openBench } from './support/bench.ts'
import { median, openBrowser, startProduct, untilCalm } from './support/running-product.ts'

const ROUNDS = few(3, 1)
const DRAG_MS = few(3000, 500)
const SLOW_DOWN = few(4, 1)
/** Until the pictures of all layers are painted. */
const PAINTED_MS = few(4000, 1500)
const WANTED_SHARE = 0.8
const STRETCH_FPS = 50
const OPEN_WITHIN_MS = 2500
const STUDIO = '/design/newSingleDesign?id=1001&color=1&size=2'
const viewport = { width: 1440, height: 900 }

interface Frames {
  readonly fps: number
  readonly median_ms: number
  readonly p95_ms: number
  readonly longest_ms: number
}

/** Draws circles with the mouse held down, as fast as a real one reports, and times the frames meanwhile. */
async function dragAround(page: Page, from: { x: number; y: number }): Promise<Frames> {
  const devtools = await page.context().newCDPSession(page)
  const mouse = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', x: number, y: number) =>
    devtools.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', buttons: 1, clickCount: 1 })
  await page.mouse.move(from.x, from.y)
  await mouse('mousePressed', from.x, from.y)
  const times = page.evaluate(
    (length_ms) =>
      new Promise<number[]>((resolve) => {
        const seen: number[] = []
        const until = performance.now() + length_ms
        const tick = (now: number) => {
          seen.push(now)
          if (now < until) requestAnimationFrame(tick)
          else resolve(seen)
        }
        requestAnimationFrame(tick)
      }),
    DRAG_MS,
  )
  const until = Date.now() + DRAG_MS
  for (let step = 0; Date.now() < until; step++) {
    const turn = step / 12
    await mouse('mouseMoved', from.x + Math.sin(turn) * 60, from.y + (1 - Math.cos(turn)) * 50)
  }
  const seen = await times
  await mouse('mouseReleased', from.x, from.y)
  await devtools.detach()
  const gaps = seen.slice(1).map((at, index) => at - (seen[index] ?? at))
  const sorted = [...gaps].sort((a, b) => a - b)
  const share = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
  const total_ms = gaps.reduce((sum, gap) => sum + gap, 0)
  return { fps: (1000 * gaps.length) / total_ms, median_ms: share(0.5), p95_ms: share(0.95), longest_ms: share(1) }
}

async function enter(context: BrowserContext, origin: string): Promise<number> {
  const answer = await context.request.post(`${origin}/req/api/auth/login`, {
    data: { username: 'demo', password: 'inkroute-demo' },
  })
  const { data } = (await answer.json()) as { data: { token: string } }
  const headers = { authorization: `Bearer ${data.token}` }
  const user = await context.request.get(`${origin}/req/distribution/user`, { headers })
  const { data: who } = (await user.json()) as { data: { id: number } }
  await context.addInitScript((session) => localStorage.setItem('inkroute.session', session), JSON.stringify(data))
  return who.id
}

async function ourFrames(browser: Browser, origin: string, crowd: Crowd): Promise<Frames> {
  // An automatically turning model would be rendered by the CPU here; it is paused, as with reduced motion.
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
  const user_id = await enter(context, origin)
  await context.addInitScript(([key, design]) => localStorage.setItem(key, design), [
    `inkroute.design.${user_id}.1001`,
    JSON.stringify(crowd.history),
  ] as const)
  const page = await context.newPage()
  await page.goto(origin + STUDIO)
  const stage = page.locator('[data-stage]')
  await stage.waitFor()
  await page.waitForTimeout(PAINTED_MS)
  const box = await stage.boundingBox()
  const zoom = await page
    .locator('[data-stage] > div')
    .first()
    .evaluate((sheet) => {
      const seen = sheet.getBoundingClientRect()
      return { left: seen.left, top: seen.top, scale: seen.width / 550 }
    })
  if (!box) throw new Error('no stage')
  const at = { x: zoom.left + crowd.moved.cx * zoom.scale, y: zoom.top + crowd.moved.cy * zoom.scale }
  const frames = await dragAround(page, at)
  // Only the selection shows a hint: a drag that missed would look like a fast one.
  if ((await page.locator('[data-hint]').count()) === 0) throw new Error('nothing was dragged in the studio')
  await context.close()
  return frames
}

async function konvaFrames(browser: Browser, origin: string, crowd: Crowd): Promise<Frames> {
  const context = await browser.newContext({ viewport })
  const page = await context.newPage()
  await page.route('**/bare-konva', (route) => route.fulfill({ contentType: 'text/html', body: konvaHtml }))
  await page.goto(`${origin}/bare-konva`)
  const at = await showOnKonva(page, crowd)
  await page.waitForTimeout(1000)
  const frames = await dragAround(page, at)
  await context.close()
  return frames
}

/** From the click on a link to the first idle period with the stage ready. The second visit has the files cached. */
async function openingMs(browser: Browser, origin: string): Promise<{ first: number; again: number[] }> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
  await enter(context, origin)
  await context.addInitScript(() => {
    const look = () => {
      if (!document.querySelector('[data-stage] canvas')) return void requestAnimationFrame(look)
      requestIdleCallback(() => {
        document.documentElement.dataset.idleMs = String(performance.now())
      })
    }
    look()
  })
  const seen: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
    await page.goto(origin + STUDIO, { waitUntil: 'commit' })
    await page.waitForSelector('html[data-idle-ms]', { timeout: 120_000, state: 'attached' })
    seen.push(Number(await page.evaluate(() => document.documentElement.dataset.idleMs)))
    await page.close()
  }
  await context.close()
  const [first = Number.NaN, ...again] = seen
  return { first, again }
}

const words = ({ fps, median_ms, p95_ms, longest_ms }: Frames) =>
  `${fps.toFixed(1)} frames/s   median ${median_ms.toFixed(1)} ms   95 % ${p95_ms.toFixed(1)} ms   longest ${longest_ms.toFixed(0)} ms`
const bench = openBench('studio')
const product = await startProduct(bench)
const browser = await openBrowser(bench, '--disable-gpu')
const crowd = await crowdedDesign(product.origin)
await untilCalm()
// First, because a crowded design would be saved as a draft and opened too.
const { first, again } = await openingMs(browser, product.origin)
const open_ms = median(again)
console.log(
  `open to first idle, processor ${SLOW_DOWN} times slower: ${Math.round(open_ms)} ms (first visit ${Math.round(first)} ms)`,
)
bench.bar('studio opened again, ms', open_ms, { most: OPEN_WITHIN_MS })
const [ours, bare]: [Frames[], Frames[]] = [[], []]
for (let round = 0; round < ROUNDS; round++) {
  bare.push(await konvaFrames(browser, product.origin, crowd))
  ours.push(await ourFrames(browser, product.origin, crowd))
  console.log(`round ${round + 1}   studio ${words(ours.at(-1) as Frames)}`)
  console.log(`          Konva  ${words(bare.at(-1) as Frames)}`)
}
const [fps, bare_fps] = [median(ours.map((one) => one.fps)), median(bare.map((one) => one.fps))]
const share = fps / bare_fps
console.log(`${fps.toFixed(1)} frames/s, ${(100 * share).toFixed(0)} % of a bare stage, stretch ${STRETCH_FPS}`)
bench.bar('dragging beside a bare stage', share, { least: WANTED_SHARE })
