import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { colourDifference } from '../../../testing/colour-difference.ts'
import { takeInFile } from './take-in-file.ts'

const folder = fileURLToPath(new URL('../../../testing/colour-fixtures/', import.meta.url))

interface Reference {
  readonly patch_px: number
  readonly across: number
  /** The result of Little CMS for each patch. */
  readonly files: ReadonlyArray<{ readonly file: string; readonly srgb: ReadonlyArray<readonly number[]> }>
}
const { patch_px, across, files } = JSON.parse(await readFile(`${folder}reference.json`, 'utf8')) as Reference

async function storedPatches(path: string): Promise<number[][]> {
  const result = await takeInFile(path)
  if (result.status !== 'ready') throw new Error(`${path}: ${result.error} ${JSON.stringify(result.details)}`)
  const picture = sharp(result.picture.body)
  expect([(await picture.metadata()).hasProfile, (await picture.metadata()).depth]).toEqual([false, 'uchar'])
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const patches = (info.width / patch_px) * (info.height / patch_px)
  return Array.from({ length: patches }, (_, n) => {
    const [x, y] = [(n % across) * patch_px + 1, Math.floor(n / across) * patch_px + 1]
    const at = (y * info.width + x) * info.channels
    return [...data.subarray(at, at + 3)]
  })
}

test.each(files)('$file is stored in the colours another program converts it to', async ({ file, srgb }) => {
  const stored = await storedPatches(`${folder}${file}`)
  expect(stored).toHaveLength(srgb.length)
  const differences = stored.map((patch, n) => colourDifference(patch, srgb[n] ?? []))
  const mean = differences.reduce((sum, one) => sum + one, 0) / differences.length
  expect(mean).toBeLessThanOrEqual(1)
  expect(Math.max(...differences)).toBeLessThanOrEqual(3)
})
