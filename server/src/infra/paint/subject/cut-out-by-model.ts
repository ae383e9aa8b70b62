import { findCutout, maskSize } from '@inkroute/engine/cutout/subject-cutout'
import type { Cutout } from '@inkroute/engine/layers/adjust'
import sharp from 'sharp'
import type { CutoutModel } from '../../../config/config.ts'
import { loadRuntime, type Runtime, type Session } from './cutout-model.ts'

/** For models that take any size. */
const USUAL_SIDE_PX = 320

const sessions = new Map<string, Promise<Session>>()

function getSession(runtime: Runtime, path: string): Promise<Session> {
  const opened = sessions.get(path) ?? runtime.InferenceSession.create(path)
  sessions.set(path, opened)
  opened.catch(() => sessions.delete(path))
  return opened
}

const scales = {
  imagenet: { mean: [0.485, 0.456, 0.406], deviation: [0.229, 0.224, 0.225] },
  centred: { mean: [0.5, 0.5, 0.5], deviation: [1, 1, 1] },
} as const

/** Channel after channel, as networks read pictures. */
async function pixelsFor(path: string, side: number, input: CutoutModel['input']): Promise<Float32Array> {
  const bytes = await sharp(path)
    .flatten({ background: '#ffffff' })
    .resize(side, side, { fit: 'fill' })
    .raw()
    .toBuffer()
  const { mean, deviation } = scales[input]
  const count = side * side
  const values = new Float32Array(3 * count)
  for (let part = 0; part < 3; part++) {
    for (let at = 0; at < count; at++) {
      const value = (bytes[3 * at + part] as number) / 255
      values[part * count + at] = (value - (mean[part] as number)) / (deviation[part] as number)
    }
  }
  return values
}

/** Opacities from 0 to 255. Some models end before the sigmoid. */
function opacities(values: Float32Array): Buffer {
  const is_open = values.some((value) => value < -0.01 || value > 1.01)
  return Buffer.from(
    Uint8Array.from(values, (value) => {
      const share = is_open ? 1 / (1 + Math.exp(-value)) : value
      return Math.round(255 * Math.min(1, Math.max(0, share)))
    }),
  )
}

/** The subject of a picture file as the model sees it; null where it sees none. */
export async function cutOutByModel(
  file: string,
  { path, input }: CutoutModel,
  runtime: Runtime = loadRuntime(path),
): Promise<Cutout | null> {
  const session = await getSession(runtime, path)
  const [input_name, output_name] = [session.inputNames[0] ?? '', session.outputNames[0] ?? '']
  const wanted = session.inputMetadata?.[0]?.shape?.at(-1)
  const side = typeof wanted === 'number' && wanted > 0 ? wanted : USUAL_SIDE_PX
  const pixels = new runtime.Tensor('float32', await pixelsFor(file, side, input), [1, 3, side, side])
  const answer = (await session.run({ [input_name]: pixels }))[output_name]
  const [height, width] = [answer?.dims.at(-2) ?? 0, answer?.dims.at(-1) ?? 0]
  if (!answer || width * height === 0) throw new Error('the model answers no picture')
  const seen = opacities(answer.data.subarray(0, width * height))
  const whole = await sharp(file).metadata()
  const size = maskSize(whole.width, whole.height)
  const alpha = await sharp(seen, { raw: { width, height, channels: 1 } })
    .resize(size.width, size.height, { fit: 'fill' })
    .extractChannel(0)
    .raw()
    .toBuffer()
  return findCutout({ ...size, alpha: new Uint8Array(alpha) })
}
