import type { Measured } from '../support/results.ts'
import { LIMIT_MS, type Step, UPLOAD } from './judge.ts'
import type { Soak } from './soak.ts'

export interface LoadResults {
  readonly rate: Measured & {
    readonly good: Step
    /** The first step that was too much; absent when none was. */
    readonly too_much?: Step & { readonly bottleneck: string }
  }
  readonly soak: Measured & Soak
}

const whole = (value: number): string => String(Math.round(value))
const row = (what: string, measured: string): string => `| ${what} | ${measured} |`

function rateRows({ good, too_much, machine, date }: LoadResults['rate']): string[] {
  const upload = good.calls.find(({ call }) => call === UPLOAD)
  const rows = [
    row(
      `highest rate with the p95 of every call a person waits for within ${LIMIT_MS} ms`,
      `**${whole(good.requests_per_s)} requests/s** (${good.people_per_s} people/s); slowest is *${good.worst.call}* with ${whole(good.worst.p95_ms)} ms`,
    ),
  ]
  if (upload)
    rows.push(row('a picture uploaded, cleaned and ready to place, at that rate', `p95 ${whole(upload.p95_ms)} ms`))
  if (too_much) {
    rows.push(
      row(
        `what breaks first above it, at ${whole(too_much.requests_per_s)} requests/s`,
        `*${too_much.worst.call}*: p95 ${whole(too_much.worst.p95_ms)} ms; used up: ${too_much.bottleneck}`,
      ),
    )
  }
  return [...rows, row('machine, shared with database, emulators and generator', `${machine}; ${date}`)]
}

function soakRows({ minutes, requests_per_s, parts, machine, date }: LoadResults['soak']): string[] {
  const memory = parts
    .filter(({ is_apart }) => !is_apart)
    .map(({ part, first_mb, last_mb, verdict }) => `${part} ${whole(first_mb)} → ${whole(last_mb)} MB (${verdict})`)
  return [
    row(
      `memory over a soak of ${whole(minutes)} minutes at ${whole(requests_per_s)} requests/s, start → end`,
      `${memory.join(', ')}; ${machine}; ${date}`,
    ),
  ]
}

/** The table in docs/measured.md. */
export function loadTable({ rate, soak }: Partial<LoadResults>): string {
  const rows = [...(rate ? rateRows(rate) : []), ...(soak ? soakRows(soak) : [])]
  return rows.length === 0 ? 'Not measured yet.' : ['| load | measured |', '|---|---|', ...rows].join('\n')
}
