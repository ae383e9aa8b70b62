// Records the tutorial clips from the running product and encodes them into assets/videos.
//   npm start                                   (in another terminal, with demo data)
//   node scripts/make-tutorial-videos.ts http://localhost:3000 [slug …]
// Needs Chromium (BROWSER_PATH or /usr/bin/chromium) and ffmpeg with H.264 (Debian: apt-get install ffmpeg).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { clips } from './tutorial-videos/clips.ts'
import { encodeClip, type FinishedClip } from './tutorial-videos/encode-clip.ts'
import { recordClip } from './tutorial-videos/record-clip.ts'

const [origin = 'http://localhost:3000', ...slugs] = process.argv.slice(2)
const folder = join(fileURLToPath(new URL('..', import.meta.url)), 'assets', 'videos')
const list = join(folder, 'videos.json')

function readList(): FinishedClip[] {
  try {
    return JSON.parse(readFileSync(list, 'utf8')) as FinishedClip[]
  } catch {
    return []
  }
}

mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({
  executablePath: process.env.BROWSER_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--no-first-run'],
})
const done = new Map(readList().map((clip) => [clip.slug, clip]))
for (const clip of clips) {
  if (slugs.length > 0 && !slugs.includes(clip.slug)) continue
  console.log(`recording ${clip.slug} …`)
  const finished = encodeClip(folder, clip, await recordClip(browser, origin, clip))
  done.set(clip.slug, finished)
  const ordered = clips.flatMap((one) => done.get(one.slug) ?? [])
  writeFileSync(list, `${JSON.stringify(ordered, null, 2)}\n`)
  console.log(`  ${(finished.duration_ms / 1000).toFixed(1)} s, ${Math.round(finished.bytes / 1024)} kB`)
}
await browser.close()
