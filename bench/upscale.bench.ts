// What upscaling gains over plain resampling: pictures are shrunk to a half and enlarged again, and compared with what they
// were. Only pictures the filters were not trained on count.
//   npm run bench -- upscale [--every 5]     only every fifth picture
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { halved, type Sample, type Shrinking, samples, shrinkings } from '../assets/upscale/pictures.ts'
import { enlargeRows } from '../engine/src/enlarge/enlarge-pixels.ts'
import { few, openBench } from './support/bench.ts'
import { psnr_db, ssim } from './upscale/compare.ts'
import { resampled } from './upscale/resample.ts'

const methods = ['cubic', 'lanczos', 'upscaled'] as const
type Method = (typeof methods)[number]

async function enlarged(small: Uint8Array, { width, height }: Sample, method: Method): Promise<Uint8Array> {
  const raw = { width: width / 2, height: height / 2, channels: 3 } as const
  if (method !== 'upscaled') {
    return resampled({ pixels: small, width: raw.width, height: raw.height }, { width, height }, method)
  }
  const pixels = new Uint8ClampedArray(await sharp(small, { raw }).ensureAlpha().raw().toBuffer())
  const large = new Uint8ClampedArray(width * height * 4)
  enlargeRows({ pixels, width: raw.width, height: raw.height, from: 0, to: raw.height }, large)
  return sharp(large, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .raw()
    .toBuffer()
}

interface Score {
  readonly kind: Sample['kind']
  readonly how: Shrinking
  readonly method: Method
  readonly psnr: number
  readonly ssim: number
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

const bench = openBench('upscale')
const scores: Score[] = []
let [pixels, spent_ms] = [0, 0]

async function measure(sample: Sample, how: Shrinking): Promise<void> {
  const small = await halved(sample, how)
  for (const method of methods) {
    const from_ms = performance.now()
    const large = await enlarged(small, sample, method)
    if (method === 'upscaled') {
      spent_ms += performance.now() - from_ms
      pixels += sample.width * sample.height
    }
    scores.push({ kind: sample.kind, how, method, psnr: psnr_db(sample, large), ssim: ssim(sample, large) })
  }
}

/** By how much more than a half a picture may be shrunk until plain resampling no longer comes nearer. */
const shares = few([0.5, 0.55, 0.6, 0.65, 0.7, 0.8], [0.5, 0.8])
const plain = new Map<string, number[]>()

async function measurePlain(sample: Sample): Promise<void> {
  const { width, height, pixels: own, kind } = sample
  for (const share of shares) {
    const [across, down] = [Math.round(width * share), Math.round(height * share)]
    const small = await sharp(own, { raw: { width, height, channels: 3 } })
      .resize({ width: across, height: down, kernel: 'lanczos3', fit: 'fill' })
      .raw()
      .toBuffer()
    const large = resampled({ pixels: small, width: across, height: down }, { width, height }, 'cubic')
    const known = plain.get(`${kind} ${share}`) ?? []
    plain.set(`${kind} ${share}`, [...known, psnr_db(sample, large)])
  }
}

const { values: options } = parseArgs({ options: { every: { type: 'string', default: few('1', '1000') } } })
for await (const sample of samples((n) => n % (2 * Number(options.every)) === 1)) {
  for (const how of shrinkings) await measure(sample, how)
  await measurePlain(sample)
}

/** How many times the pixels each way plain resampling needs to come as near to the original. */
function getWorth(kind: Sample['kind'], upscaled_db: number): number {
  const known = shares.map((share) => ({ share, db: mean(plain.get(`${kind} ${share}`) ?? []) }))
  const at = known.findIndex(({ db }) => db >= upscaled_db)
  const [low, high] = [known[at - 1], known[at]]
  if (!low || !high) return at === 0 ? 1 : (known.at(-1)?.share ?? 0.5) / 0.5
  return (low.share + ((high.share - low.share) * (upscaled_db - low.db)) / (high.db - low.db)) / 0.5
}

for (const kind of ['artwork', 'photo'] as const) {
  for (const how of shrinkings) {
    const own = scores.filter((score) => score.kind === kind && score.how === how)
    console.log(`\n${own.length / methods.length} ${kind}s shrunk by ${how}`)
    const of = (method: Method, what: 'psnr' | 'ssim') =>
      mean(own.filter((score) => score.method === method).map((score) => score[what]))
    for (const method of methods) {
      console.log(`  ${method.padEnd(10)} ${of(method, 'psnr').toFixed(2)} dB   SSIM ${of(method, 'ssim').toFixed(4)}`)
    }
    const gain = of('upscaled', 'psnr') - Math.max(of('cubic', 'psnr'), of('lanczos', 'psnr'))
    bench.figure(`gain over plain resampling, ${kind}s shrunk by ${how}, dB`, gain, 'more')
    console.log(`  gain       ${gain.toFixed(2)} dB over the better of the two`)
    if (how === 'lanczos')
      console.log(`  worth      ${getWorth(kind, of('upscaled', 'psnr')).toFixed(2)} × the resolution`)
  }
}
console.log(`\n${(pixels / spent_ms / 1000).toFixed(1)} megapixels a second made`)
