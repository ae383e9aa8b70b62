import { parseArgs } from 'node:util'

export interface LoadOptions {
  /** Requests per second of the first step, or of the whole soak. */
  readonly rate: number
  readonly max_rate: number
  readonly step_s: number
  readonly max_steps: number
  /** Minutes of the soak; undefined looks for the highest rate instead. */
  readonly soak_min: number | undefined
  /** The demo's pictures are painted after the first start: how long to wait for that. */
  readonly calm_s: number
  /** A trial: nothing is written down. */
  readonly is_dry: boolean
}

const GROWTH = 1.5
/** Nobody is kept waiting by an option typed wrong. */
const MOST = { rate: 1000, step_s: 120, steps: 12, soak_min: 240, calm_s: 600 }

function bounded(text: string | undefined, fallback: number, most: number): number {
  const value = text === undefined ? fallback : Number(text)
  if (!(value > 0)) throw new Error(`"${text}" is not a number above zero.`)
  return Math.min(value, most)
}

/** `--soak` alone means 30 minutes. */
function soakMinutes(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  return bounded(text === '' ? undefined : text, 30, MOST.soak_min)
}

export function readOptions(args: readonly string[]): LoadOptions {
  const spelled = args.flatMap((arg, at) => {
    const is_alone = arg === '--soak' && !/^\d/.test(args[at + 1] ?? '')
    return is_alone ? ['--soak='] : [arg]
  })
  const { values } = parseArgs({
    args: spelled,
    options: {
      soak: { type: 'string' },
      rate: { type: 'string' },
      'max-rate': { type: 'string' },
      step: { type: 'string' },
      steps: { type: 'string' },
      calm: { type: 'string' },
      dry: { type: 'boolean', default: false },
    },
  })
  const soak_min = soakMinutes(values.soak)
  return {
    soak_min,
    rate: bounded(values.rate, soak_min ? 5 : 10, MOST.rate),
    max_rate: bounded(values['max-rate'], MOST.rate, MOST.rate),
    step_s: bounded(values.step, 25, MOST.step_s),
    max_steps: bounded(values.steps, 9, MOST.steps),
    calm_s: bounded(values.calm, 150, MOST.calm_s),
    is_dry: values.dry,
  }
}

/** The rate after a good step. */
export const nextRate = (rate: number): number => Math.round(rate * GROWTH)
