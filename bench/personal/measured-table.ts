import type { Measured } from '../support/results.ts'

interface Part extends Measured {
  /** Share of the processors that others left idle before it began, in percent. */
  readonly idle_percent: number
}

export interface PersonalResults {
  readonly same: Part & {
    readonly inputs: number
    readonly printed: number
    readonly refused: number
    readonly differing: number
  }
  readonly orders: Part & {
    readonly orders: number
    readonly platforms: number
    readonly printed: number
    readonly held: number
    /** Printed unfilled or otherwise than answered. */
    readonly wrong: number
    /** Held without a reason in words. */
    readonly unexplained: number
  }
  readonly speed: Part & {
    readonly orders: number
    readonly median_s: number
    readonly p95_s: number
  }
}

export const goals = { p95_s: 5 } as const

const row = (what: string, measured: string, goal: string): string => `| ${what} | ${measured} | ${goal} |`
const where = ({ machine, date, idle_percent }: Part): string => `${machine}, ${idle_percent} % idle before; ${date}`

/** The table in docs/measured.md. */
export function personalTable({ same, orders, speed }: Partial<PersonalResults>): string {
  const rows: string[] = []
  if (same)
    rows.push(
      row(
        `${same.inputs} strange inputs: shown in the browser beside the print file`,
        `${same.differing} differ; ${same.printed} printed, ${same.refused} refused with the reason (${where(same)})`,
        '0 differ',
      ),
    )
  if (orders)
    rows.push(
      row(
        `${orders.orders} orders of ${orders.platforms} marketplaces with good, missing, wrong and hostile answers`,
        `${orders.wrong} printed wrong, ${orders.unexplained} held without a reason; ${orders.printed} printed, ${orders.held} held (${where(orders)})`,
        '0 and 0',
      ),
    )
  if (speed)
    rows.push(
      row(
        `order arrived → print file ready, ${speed.orders} orders`,
        `95 % within ${speed.p95_s.toFixed(1)} s, half within ${speed.median_s.toFixed(1)} s (${where(speed)})`,
        `95 % within ${goals.p95_s} s`,
      ),
    )
  return rows.length === 0
    ? 'Not measured yet.'
    : ['| personalised | measured | goal |', '|---|---|---|', ...rows].join('\n')
}
