import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decodeMask } from '@inkroute/engine/cutout/mask-code'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cutOutByModel } from './cut-out-by-model.ts'
import { checkCutoutModel, type Runtime } from './cutout-model.ts'
import { cutOutFile } from './frame-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'ink-model-'))
const photo = join(folder, 'photo.png')
await sharp({ create: { width: 600, height: 300, channels: 3, background: '#2040a0' } })
  .composite([
    { input: Buffer.from('<svg width="200" height="200"><rect width="200" height="200" fill="#f02010"/></svg>') },
  ])
  .png()
  .toFile(photo)

const SIDE = 64
/** A network that knows only red: it answers how much brighter red is than blue, times `factor`. */
const getRuntime = (factor: number): Runtime => ({
  Tensor: class {
    readonly data: Float32Array
    readonly dims: readonly number[]
    constructor(_type: 'float32', data: Float32Array, dims: readonly number[]) {
      this.data = data
      this.dims = dims
    }
  },
  InferenceSession: {
    create: async () => ({
      inputNames: ['in'],
      outputNames: ['out'],
      inputMetadata: [{ shape: [1, 3, SIDE, SIDE] }],
      async run({ in: pixels }) {
        const { data, dims } = pixels ?? { data: new Float32Array(), dims: [] }
        expect(dims).toEqual([1, 3, SIDE, SIDE])
        const count = SIDE * SIDE
        const seen = Float32Array.from({ length: count }, (_, at) => {
          const is_red = (data[at] ?? 0) > (data[2 * count + at] ?? 0)
          return (is_red ? 1 : factor < 2 ? 0 : -1) * factor
        })
        return { out: { data: seen, dims: [1, 1, SIDE, SIDE] } }
      },
    }),
  },
})

test.each([
  ['opacities', 1],
  ['values before the sigmoid', 9],
])('the mask of a photo follows a model that answers %s', async (name, factor) => {
  const found = await cutOutByModel(photo, { path: name, input: 'centred' }, getRuntime(factor))
  expect([found?.width, found?.height]).toEqual([384, 192])
  const { alpha } = decodeMask(found?.mask ?? '', 384, 192)
  expect(alpha[96 * 384 + 192]).toBeGreaterThan(250)
  expect(alpha[96 * 384 + 40]).toBeLessThan(5)
})

test('where the model sees no subject there is no cut-out', async () => {
  const blue = join(folder, 'blue.png')
  await sharp({ create: { width: 90, height: 90, channels: 3, background: '#2040a0' } })
    .png()
    .toFile(blue)
  expect(await cutOutByModel(blue, { path: 'blue', input: 'imagenet' }, getRuntime(1))).toBeNull()
})

test('a model that fails leaves the work to our own method, and says why', async () => {
  const path = join(folder, 'broken.onnx')
  writeFileSync(path, 'no model')
  const { cutout, model_error } = await cutOutFile({ kind: 'cutout', path: photo, model: { path, input: 'imagenet' } })
  expect(cutout?.mask).toBeTruthy()
  expect(model_error).toContain('onnxruntime-node')
})

test('a start says which part of a model is missing', () => {
  expect(() => checkCutoutModel(undefined)).not.toThrow()
  expect(() => checkCutoutModel({ path: join(folder, 'none.onnx'), input: 'imagenet' })).toThrow('there is no file')
  expect(() => checkCutoutModel({ path: join(folder, 'broken.onnx'), input: 'imagenet' })).toThrow('npm install')
})
