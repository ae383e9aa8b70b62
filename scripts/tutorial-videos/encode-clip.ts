import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { CLIP_HEIGHT_PX, CLIP_WIDTH_PX, type Clip, type Recording } from './record-clip.ts'

export interface FinishedClip extends Omit<Clip, 'run' | 'as'> {
  readonly file: string
  readonly poster: string
  readonly width_px: number
  readonly height_px: number
  readonly duration_ms: number
  readonly bytes: number
  readonly transcript: Recording['transcript']
}

const MAX_BYTES = 1_500_000
const qualities = [31, 33]

function ffmpeg(...args: string[]): void {
  execFileSync('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** Each frame is shown for as long as it was on the screen. */
function writeFrameList({ frames, end_ms }: Recording, path: string): void {
  const lines = frames.flatMap(({ file, at_ms }, place) => {
    const until_ms = frames[place + 1]?.at_ms ?? end_ms
    return [`file '${file}'`, `duration ${Math.max(0.001, (until_ms - at_ms) / 1000).toFixed(3)}`]
  })
  const last = frames.at(-1)
  writeFileSync(path, [...lines, ...(last ? [`file '${last.file}'`] : [])].join('\n'))
}

/** A content hash in the name lets browsers cache it forever; earlier files are removed. */
function keep(folder: string, made: string, slug: string, extension: string): string {
  const print = createHash('sha256').update(readFileSync(made)).digest('hex').slice(0, 10)
  const name = `${slug}-${print}.${extension}`
  for (const old of readdirSync(folder)) {
    if (old.startsWith(`${slug}-`) && old.endsWith(`.${extension}`) && old !== name) rmSync(join(folder, old))
  }
  execFileSync('cp', [made, join(folder, name)])
  rmSync(made)
  return name
}

export function encodeClip(folder: string, clip: Clip, recorded: Recording): FinishedClip {
  const list = join(tmpdir(), `clip-${clip.slug}.txt`)
  const [made, poster] = [join(tmpdir(), `clip-${clip.slug}.mp4`), join(tmpdir(), `clip-${clip.slug}.webp`)]
  writeFrameList(recorded, list)
  for (const crf of qualities) {
    ffmpeg(
      ...['-f', 'concat', '-safe', '0', '-i', list, '-r', '12', '-pix_fmt', 'yuv420p'],
      ...['-c:v', 'libx264', '-preset', 'medium', '-tune', 'stillimage', '-crf', String(crf)],
      // The index comes first, so playback starts before the whole file has loaded.
      ...['-g', '240', '-movflags', '+faststart', '-an', made],
    )
    if (statSync(made).size <= MAX_BYTES) break
  }
  ffmpeg('-ss', (recorded.end_ms / 2000).toFixed(2), '-i', made, '-frames:v', '1', '-quality', '72', poster)
  const { run: _, as: _as, ...words } = clip
  const bytes = statSync(made).size
  if (bytes > MAX_BYTES) throw new Error(`${clip.slug}: ${bytes} bytes, at most ${MAX_BYTES}`)
  const first = recorded.frames[0]
  const finished = {
    ...words,
    file: keep(folder, made, clip.slug, 'mp4'),
    poster: keep(folder, poster, clip.slug, 'webp'),
    width_px: CLIP_WIDTH_PX,
    height_px: CLIP_HEIGHT_PX,
    duration_ms: Math.round(recorded.end_ms),
    bytes,
    transcript: recorded.transcript.map((cue) => ({ ...cue, at_ms: Math.round(cue.at_ms) })),
  }
  rmSync(list)
  if (first) rmSync(dirname(first.file), { recursive: true })
  return finished
}
