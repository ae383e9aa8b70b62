import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Locator, Page } from '@playwright/test'

export const CLIP_WIDTH_PX = 1280
export const CLIP_HEIGHT_PX = 720

type Words = { readonly zh: string; readonly en: string }

/** Actions of a clip: speak, point and click, type, wait. Everything happens at a pace people can follow. */
export interface Hand {
  readonly page: Page
  open(path: string): Promise<void>
  say(words: Words): Promise<void>
  click(target: Locator): Promise<void>
  point(target: Locator): Promise<void>
  type(target: Locator, text: string): Promise<void>
  scroll(by_px: number): Promise<void>
  pause(ms: number): Promise<void>
}

export interface Clip {
  readonly slug: string
  readonly topic: Words
  readonly title: Words
  readonly summary: Words
  /** Who is logged in at the start. */
  readonly as?: 'demo'
  run(hand: Hand): Promise<void>
}

interface Frame {
  readonly file: string
  readonly at_ms: number
}

export interface Recording {
  readonly frames: readonly Frame[]
  readonly end_ms: number
  readonly transcript: readonly ({ at_ms: number } & Words)[]
}

/** Our own cursor and caption, because a headless browser draws neither. */
const stage = `
  (() => {
    const draw = () => {
      if (document.getElementById('clip-stage')) return
      const host = document.createElement('div')
      host.id = 'clip-stage'
      host.setAttribute('aria-hidden', 'true')
      host.style.cssText = 'position:fixed;inset:0;z-index:2147483647;pointer-events:none'
      host.popover = 'manual'
      host.innerHTML = '<svg id="clip-cursor" width="30" height="30" viewBox="0 0 24 24" style="position:fixed;left:0;top:0;filter:drop-shadow(0 1px 2px #0007)"><path d="M4 2l15 11-7 1-3.500 7z" fill="#17202E" stroke="#fff" stroke-width="1.5"/></svg><p id="clip-caption" style="position:fixed;left:50%;bottom:28px;transform:translateX(-50%);max-width:1000px;margin:0;padding:10px 24px;border-radius:10px;background:#17202eee;color:#fff;font:500 25px/1.4 \\'Noto Sans CJK SC\\',sans-serif;text-align:center"></p>'
      host.style.cssText += ';width:100vw;height:100vh;margin:0;padding:0;border:0;background:none;overflow:hidden'
      document.documentElement.append(host)
      window.__clip = () => { try { host.hidePopover(); } catch {} try { host.showPopover(); } catch {} }
      window.__clip()
    }
    if (document.documentElement) draw()
    document.addEventListener('DOMContentLoaded', draw)
    setInterval(draw, 50)
  })()`

async function enter(page: Page, origin: string): Promise<void> {
  const answer = await page.request.post(`${origin}/req/api/auth/login`, {
    data: { username: 'demo', password: 'inkroute-demo' },
  })
  const { data } = (await answer.json()) as { data: { token: string } }
  const headers = { authorization: `Bearer ${data.token}` }
  await page.request.post(`${origin}/req/distribution/user/skipGuide`, { headers, data: {} })
  await page.addInitScript((session) => localStorage.setItem('inkroute.session', session), JSON.stringify(data))
}

/** Cursor position and caption; drawn again after each navigation. */
function createHand(page: Page, origin: string, note: (words: Words) => void): Hand {
  let [x, y, caption] = [640, 380, '']
  const show = () =>
    page
      .evaluate(
        ([left, top, words]) => {
          const cursor = document.getElementById('clip-cursor')
          const text = document.getElementById('clip-caption')
          if (cursor) cursor.style.transform = `translate(${left}px, ${top}px)`
          if (text) {
            text.textContent = String(words)
            text.style.display = words ? '' : 'none'
          }
          ;(window as unknown as { __clip?: () => void }).__clip?.()
        },
        [x, y, caption] as const,
      )
      .catch(() => {})
  const glide = async (target: Locator) => {
    await target.scrollIntoViewIfNeeded()
    const box = await target.boundingBox()
    if (!box) throw new Error('nothing to point at')
    const [to_x, to_y, from_x, from_y] = [box.x + box.width / 2, box.y + Math.min(box.height / 2, 40), x, y]
    for (let step = 1; step <= 12; step++) {
      const share = 1 - (1 - step / 12) ** 3
      x = from_x + (to_x - from_x) * share
      y = from_y + (to_y - from_y) * share
      await page.mouse.move(x, y)
      await show()
      await page.waitForTimeout(25)
    }
  }
  return {
    page,
    open: async (path) => {
      await page.goto(origin + path, { waitUntil: 'load' })
      await page.waitForTimeout(900)
      await show()
    },
    say: async (words) => {
      caption = words.zh
      note(words)
      await show()
      await page.waitForTimeout(900)
    },
    point: async (target) => {
      await glide(target)
      await page.waitForTimeout(500)
    },
    click: async (target) => {
      await glide(target)
      await page.waitForTimeout(200)
      await target.click()
      await page.waitForTimeout(900)
      await show()
    },
    type: async (target, text) => {
      await glide(target)
      await target.click()
      await target.pressSequentially(text, { delay: 70 })
      await show()
      await page.waitForTimeout(400)
    },
    scroll: async (by_px) => {
      for (let step = 0; step < 14; step++) {
        await page.mouse.wheel(0, by_px / 14)
        await page.waitForTimeout(40)
      }
      await page.waitForTimeout(500)
      await show()
    },
    pause: (ms) => page.waitForTimeout(ms),
  }
}

const MAX_STILL_MS = 1500

/** Waiting for a busy machine is not worth watching: a frame that lasts longer than this is cut short. */
function withoutWaiting({ frames, end_ms, transcript }: Recording): Recording {
  let cut_ms = 0
  const moved = frames.map((frame, place) => {
    const still_ms = (frames[place + 1]?.at_ms ?? end_ms) - frame.at_ms
    const at_ms = frame.at_ms - cut_ms
    cut_ms += Math.max(0, still_ms - MAX_STILL_MS)
    return { ...frame, at_ms, was_ms: frame.at_ms }
  })
  const shifted = (ms: number) => {
    const before = moved.findLast((frame) => frame.was_ms <= ms)
    return before ? Math.min(before.at_ms + (ms - before.was_ms), before.at_ms + MAX_STILL_MS) : 0
  }
  return {
    frames: moved.map(({ file, at_ms }) => ({ file, at_ms })),
    end_ms: end_ms - cut_ms,
    transcript: transcript.map((cue) => ({ ...cue, at_ms: shifted(cue.at_ms) })),
  }
}

/** Maximum length. Recordings from a slow machine are sped up to fit. */
const MAX_CLIP_MS = 24_500

function quickened({ frames, end_ms, transcript }: Recording): Recording {
  const factor = Math.min(1, MAX_CLIP_MS / end_ms)
  return {
    frames: frames.map((frame) => ({ ...frame, at_ms: frame.at_ms * factor })),
    end_ms: end_ms * factor,
    transcript: transcript.map((cue) => ({ ...cue, at_ms: Math.round(cue.at_ms * factor) })),
  }
}

export async function recordClip(browser: Browser, origin: string, clip: Clip): Promise<Recording> {
  const context = await browser.newContext({
    viewport: { width: CLIP_WIDTH_PX, height: CLIP_HEIGHT_PX },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  await page.addInitScript(() => {
    localStorage.setItem('inkroute.holiday-dismissed', '1')
    localStorage.setItem('inkroute.interrupted-at', String(Date.now()))
    localStorage.setItem('inkroute.notice-closed-at', String(Date.now()))
    localStorage.setItem('inkroute.store-reminder-quiet-since', String(Date.now()))
  })
  await page.addInitScript({ content: stage })
  if (clip.as) await enter(page, origin)
  const folder = mkdtempSync(join(tmpdir(), `clip-${clip.slug}-`))
  const frames: Frame[] = []
  const transcript: ({ at_ms: number } & Words)[] = []
  let began_ms = 0
  const now = () => Date.now() - began_ms
  const cast = await context.newCDPSession(page)
  cast.on('Page.screencastFrame', ({ data, sessionId }) => {
    const file = join(folder, `${String(frames.length).padStart(5, '0')}.jpg`)
    writeFileSync(file, Buffer.from(data, 'base64'))
    frames.push({ file, at_ms: began_ms === 0 ? 0 : now() })
    void cast.send('Page.screencastFrameAck', { sessionId }).catch(() => {})
  })
  const hand = createHand(page, origin, (words) => transcript.push({ at_ms: began_ms === 0 ? 0 : now(), ...words }))
  // The first screen loads before recording starts.
  const begin = async () => {
    if (began_ms > 0) return
    began_ms = Date.now()
    await cast.send('Page.startScreencast', {
      format: 'jpeg',
      quality: 92,
      maxWidth: CLIP_WIDTH_PX,
      maxHeight: CLIP_HEIGHT_PX,
    })
  }
  await clip.run({
    ...hand,
    open: async (path) => {
      await hand.open(path)
      await begin()
    },
  })
  await page.waitForTimeout(1200)
  await cast.send('Page.stopScreencast')
  const end_ms = now()
  await context.close()
  return quickened(withoutWaiting({ frames, end_ms, transcript }))
}
