import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { goldenArea as area, goldenPicture } from '@inkroute/engine/testing/golden-designs'
import { sun } from '@inkroute/engine/testing/golden-layers'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { paintPixels } from '../../infra/paint/paint-face.ts'
import { paintPrint } from '../../infra/paint/paint-print.ts'
import type { Face } from '../../infra/paint/paint-task.ts'
import { fillInput } from './testing/fill-input.ts'
import { inputKinds, strangeInput } from './testing/strange-inputs.ts'

const INPUTS = 154
const size = { width_px: area.width, height_px: area.height }

test('whatever a buyer writes is refused with the reason, or printed to the bit as it was shown', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ink-same-'))
  const photo = join(folder, 'photo.png')
  const raw = { width: sun.width_px, height: sun.height_px, channels: 4 } as const
  await sharp(Buffer.from(goldenPicture(sun)), { raw })
    .png()
    .toFile(photo)
  const path = join(folder, 'print.png')
  const printed = new Map<string, number>()
  for (let seed = 0; seed < INPUTS; seed++) {
    const input = strangeInput(seed)
    const { document, problems } = await fillInput(input)
    const [view] = document?.views ?? []
    if (!view) {
      expect(problems.length, `input ${seed}`).toBeGreaterThan(0)
      continue
    }
    const shown_texts = view.layers.flatMap((layer) => (layer.type === 'text' && !layer.is_hidden ? layer.text : []))
    expect(shown_texts, `input ${seed}`).not.toContain('Sample')
    const face: Face = { view, area, sources: [{ ...sun, path: photo }], cache_dir: folder }
    await paintPrint({ kind: 'print', face, ...size, dpi: 300, path })
    const shown = await paintPixels(face, size.width_px, size.height_px)
    const is_same = Buffer.compare(await sharp(path).raw().toBuffer(), Buffer.from(shown)) === 0
    expect(is_same, `input ${seed}`).toBe(true)
    if (shown.some((byte) => byte !== 0)) printed.set(input.kind, (printed.get(input.kind) ?? 0) + 1)
  }
  await rm(folder, { recursive: true })
  // Nearly every kind of input reaches the printer some time; otherwise little was compared.
  expect(printed.size).toBeGreaterThanOrEqual(inputKinds.length - 2)
})
