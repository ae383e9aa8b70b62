import type { Measured } from '../support/results.ts'

/** Megabytes. Decoders end when idle and production has no sandbox, so neither counts. */
export interface Memory {
  readonly server: number
  readonly database: number
}

export interface Start {
  readonly seconds: number
  /** Of processor time, all processes together. */
  readonly cpu_s: number
}

export interface FootprintResults {
  readonly footprint: Measured & {
    readonly first: Start
    readonly warm: Start
    /** Of a bare Fastify with the same database. */
    readonly bare: Start
    readonly rest: Memory
    readonly used: Memory
    readonly requests: number
    readonly minutes: number
  }
}

export const goals = { warm_s: 3, first_s: 60, rest_mb: 250, used_mb: 400 } as const

const row = (what: string, measured: string, goal: string): string => `| ${what} | ${measured} | ${goal} |`
const start = ({ seconds, cpu_s }: Start): string => `${seconds.toFixed(1)} s, of processor time ${cpu_s.toFixed(1)} s`
const memory = ({ server, database }: Memory): string =>
  `${Math.round(server + database)} MB: server ${Math.round(server)}, PostgreSQL ${Math.round(database)}`

/** The table in docs/measured.md. */
export function footprintTable({ footprint: found }: Partial<FootprintResults>): string {
  if (!found) return 'Not measured yet.'
  const { first, warm, bare, rest, used, requests, minutes, machine, date } = found
  return [
    '| footprint | measured | goal |',
    '|---|---|---|',
    row('first start from a clean clone, packages at hand', start(first), `${goals.first_s} s`),
    row(
      'warm start',
      `${start(warm)}; a bare Fastify with the same database ${bare.seconds.toFixed(1)} s`,
      `${goals.warm_s} s`,
    ),
    row('memory at rest', memory(rest), `${goals.rest_mb} MB`),
    row(
      `memory after ${requests} requests of a mixed day in ${Math.round(minutes)} minutes, painters ended`,
      memory(used),
      `${goals.used_mb} MB`,
    ),
    row('machine', `${machine}; ${date}`, ''),
  ].join('\n')
}
