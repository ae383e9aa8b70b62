import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { goldenArea as area, goldenPicture } from '@inkroute/engine/testing/golden-designs'
import { sun } from '@inkroute/engine/testing/golden-layers'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { paintPrint } from '../../server/src/infra/paint/paint-print.ts'
import { fillInput } from '../../server/src/modules/personal/testing/fill-input.ts'
import { type StrangeInput, strangeInput } from '../../server/src/modules/personal/testing/strange-inputs.ts'
import { getDigest } from './server-painter.ts'

interface BuyersPage {
  readonly paintBuyers: (inputs: readonly StrangeInput[], of: typeof area, scale: number) => Promise<string[]>
}

export interface Compared {
  readonly inputs: number
  readonly printed: number
  readonly refused: number
  /** Of each input that the browser shows otherwise than it is printed. */
  readonly differing: readonly string[]
}

const BATCH = 25

/** The pixels of the print file, or why there is none. */
async function printed(input: StrangeInput, scale: number, folder: string): Promise<string> {
  const { document, problems } = await fillInput(input)
  const [view] = document?.views ?? []
  if (!view) return `refused ${problems.map((one) => `${one.field_id}:${one.kind}`).join()}`
  const path = join(folder, 'print.png')
  const face = { view, area, sources: [{ ...sun, path: join(folder, 'photo.png') }], cache_dir: folder }
  const size = { width_px: area.width * scale, height_px: area.height * scale, dpi: 300 }
  await paintPrint({ kind: 'print', face, ...size, path })
  return getDigest(new Uint8ClampedArray(await sharp(path).raw().toBuffer()))
}

/** Fills and paints inputs in the browser, and prints them as the server does from its own filling. */
export async function compareInputs(page: Page, from: number, to: number, scale: number): Promise<Compared> {
  const folder = await mkdtemp(join(tmpdir(), 'ink-buyers-'))
  const raw = { width: sun.width_px, height: sun.height_px, channels: 4 } as const
  await sharp(Buffer.from(goldenPicture(sun)), { raw })
    .png()
    .toFile(join(folder, 'photo.png'))
  const found = { printed: 0, refused: 0 }
  const differing: string[] = []
  for (let first = from; first < to; first += BATCH) {
    const inputs = Array.from({ length: Math.min(BATCH, to - first) }, (_, at) => strangeInput(first + at))
    const seeing = page.evaluate(([all, of, by]) => (globalThis as unknown as BuyersPage).paintBuyers(all, of, by), [
      inputs,
      area,
      scale,
    ] as const)
    const made: string[] = []
    for (const input of inputs) made.push(await printed(input, scale, folder).catch((error) => `thrown ${error}`))
    const seen = await seeing
    for (const [at, one] of made.entries()) {
      if (one !== seen[at] || one.startsWith('thrown'))
        differing.push(`input ${first + at} (${inputs[at]?.kind}): shown ${seen[at]}, printed ${one}`)
      found[one.startsWith('refused') ? 'refused' : 'printed']++
    }
  }
  await rm(folder, { recursive: true })
  return { inputs: to - from, ...found, differing }
}
