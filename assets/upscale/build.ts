// Trains the filters that enlarge pictures: engine/src/enlarge/filter-table.ts. Takes a few minutes.
//   node assets/upscale/build.ts
// For every kind of edge, the weights of the neighbours whose sum comes nearest to what was there before a picture was
// shrunk: plain least squares over every second artwork and photograph, after RAISR (Romano, Isidoro and Milanfar, 2016).
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { edgeKind, edgeSums, KINDS, REACH, TAPS, turned } from '../../engine/src/enlarge/edge-kind.ts'
import { halved, type Sample, type Shrinking, samples, shrinkings } from './pictures.ts'

const UNKNOWN = TAPS - 1
const CENTRE = UNKNOWN / 2
/** Neighbouring pixels teach the same: one in so many is looked at. */
const EVERY = 11
/** Draws weights that hardly matter towards those of all kinds together. */
const RIDGE = 400

/** Sums of products of the neighbours, and of the neighbours with the two wanted pixels. */
interface Equations {
  readonly square: Float64Array
  readonly wanted: readonly [Float64Array, Float64Array]
  count: number
}
const newEquations = (): Equations => ({
  square: new Float64Array(UNKNOWN * UNKNOWN),
  wanted: [new Float64Array(UNKNOWN), new Float64Array(UNKNOWN)],
  count: 0,
})

function add({ square, wanted }: Equations, steps: Float64Array, first: number, second: number): void {
  for (let i = 0; i < UNKNOWN; i++) {
    const value = steps[i] as number
    if (value === 0) continue
    for (let j = i; j < UNKNOWN; j++)
      square[i * UNKNOWN + j] = (square[i * UNKNOWN + j] as number) + value * (steps[j] as number)
    wanted[0][i] = (wanted[0][i] as number) + value * first
    wanted[1][i] = (wanted[1][i] as number) + value * second
  }
}

const getGrey = (pixels: Uint8Array, count: number): Int16Array =>
  Int16Array.from({ length: count }, (_, n) => {
    const [red, green, blue] = [pixels[n * 3], pixels[n * 3 + 1], pixels[n * 3 + 2]] as [number, number, number]
    return (red * 54 + green * 183 + blue * 19) >> 8
  })

/** Where the neighbours are in the turned picture, without the pixel itself. */
const places = [0, 1, 2, 3].map((turn) =>
  Array.from({ length: TAPS }, (_, n) =>
    turned(turn, (n % (2 * REACH + 1)) - REACH, Math.floor(n / (2 * REACH + 1)) - REACH),
  ).filter((_, n) => n !== CENTRE),
)

async function learn(sample: Sample, how: Shrinking, kinds: readonly Equations[]): Promise<void> {
  const [width, height] = [sample.width / 2, sample.height / 2]
  const small = getGrey(await halved(sample, how), width * height)
  const large = getGrey(sample.pixels, sample.width * sample.height)
  const sums = edgeSums(small, width, height)
  const steps = new Float64Array(UNKNOWN)
  for (let y = REACH; y < height - REACH; y++) {
    for (let x = REACH; x < width - REACH; x++) {
      const at = y * width + x
      const found = at % EVERY === 0 ? edgeKind(sums, at) : -1
      if (found < 0) continue
      const turn = found % 4
      const own = small[at] as number
      for (const [n, [u, v]] of (places[turn] as readonly (readonly [number, number])[]).entries()) {
        steps[n] = (small[at + v * width + u] as number) - own
      }
      const wanted = (u: number, v: number) => {
        const [across, down] = turned(turn, u, v)
        return (large[(2 * y + (down > 0 ? 1 : 0)) * sample.width + 2 * x + (across > 0 ? 1 : 0)] as number) - own
      }
      const equations = kinds[(found - turn) / 4] as Equations
      equations.count++
      add(equations, steps, wanted(-1, -1), wanted(1, -1))
      // The same turned by half a turn: the lower pixels are the upper ones of the turned picture.
      steps.reverse()
      add(equations, steps, wanted(1, 1), wanted(-1, 1))
    }
  }
}

/** Cholesky; the ridge keeps it positive. */
function solve(square: Float64Array, wanted: Float64Array): Float64Array {
  const low = new Float64Array(UNKNOWN * UNKNOWN)
  const of = (i: number, j: number) => low[i * UNKNOWN + j] as number
  for (let i = 0; i < UNKNOWN; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = square[j * UNKNOWN + i] as number
      for (let k = 0; k < j; k++) sum -= of(i, k) * of(j, k)
      low[i * UNKNOWN + j] = i === j ? Math.sqrt(sum) : sum / of(j, j)
    }
  }
  const found = Float64Array.from(wanted)
  for (let i = 0; i < UNKNOWN; i++) {
    for (let k = 0; k < i; k++) found[i] = (found[i] as number) - of(i, k) * (found[k] as number)
    found[i] = (found[i] as number) / of(i, i)
  }
  for (let i = UNKNOWN - 1; i >= 0; i--) {
    for (let k = i + 1; k < UNKNOWN; k++) found[i] = (found[i] as number) - of(k, i) * (found[k] as number)
    found[i] = (found[i] as number) / of(i, i)
  }
  return found
}

function solved({ square, wanted }: Equations, towards: readonly Float64Array[] | null, pull: number): Float64Array[] {
  const firm = Float64Array.from(square)
  for (let i = 0; i < UNKNOWN; i++) firm[i * UNKNOWN + i] = (firm[i * UNKNOWN + i] as number) + pull
  return wanted.map((values, n) =>
    solve(
      firm,
      values.map((value, i) => value + pull * (towards?.[n]?.[i] ?? 0)),
    ),
  )
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const MIDDLE = 2048

/** A weight in 1024ths as two letters. */
function written(weight: number): string {
  const value = MIDDLE + Math.max(-MIDDLE, Math.min(MIDDLE - 1, Math.round(weight * 1024)))
  return `${letters[value >> 6]}${letters[value & 63]}`
}

const kinds = Array.from({ length: KINDS }, newEquations)
for await (const sample of samples()) {
  if (!sample.is_for_training) continue
  for (const how of shrinkings) await learn(sample, how, kinds)
}
const all = newEquations()
for (const { square, wanted } of kinds) {
  for (const [n, value] of square.entries()) all.square[n] = (all.square[n] as number) + value
  for (const side of [0, 1] as const)
    for (const [n, value] of wanted[side].entries()) all.wanted[side][n] = (all.wanted[side][n] as number) + value
}
const usual = solved(all, null, RIDGE)
const rows = kinds.map((one) =>
  solved(one, usual, RIDGE * 100)
    .map((weights) => [...weights].map(written).join(''))
    .join(''),
)
const lines = rows.map((row) => `  '${row}',`).join('\n')
writeFileSync(
  join(import.meta.dirname, '..', '..', 'engine', 'src', 'enlarge', 'filter-table.ts'),
  `// Trained by assets/upscale/build.ts.\nexport const filterTable: readonly string[] = [\n${lines}\n]\n`,
)
console.log(
  `${KINDS} kinds, seen at least ${Math.min(...kinds.map(({ count }) => count))} times, ${lines.length} bytes`,
)
