import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { TaskState } from '@inkroute/contract/production/codes'
import * as contract from '@inkroute/contract/production/day/day'
import type { StaffCtx } from '../../../infra/context.ts'
import type { Module } from '../../../infra/module/module.ts'
import { type HourRow, selectLoad, selectOutput, selectOverdue } from './day.queries.ts'

const SHOWN = 10
const HOURS = 24

const sum = (rows: readonly HourRow[], count: (row: HourRow) => number) =>
  rows.reduce((total, row) => total + count(row), 0)

function compared(rows: readonly HourRow[], kind: HourRow['kind']): contract.Compared {
  const own = rows.filter((row) => row.kind === kind)
  const yesterday = own.filter((row) => !row.is_today)
  return {
    today: sum(
      own.filter((row) => row.is_today),
      ({ pieces }) => pieces,
    ),
    yesterday: sum(yesterday, ({ pieces, later_than_now }) => pieces - later_than_now),
    yesterday_whole: sum(yesterday, ({ pieces }) => pieces),
  }
}

function byHour(rows: readonly HourRow[]) {
  const packed = rows.filter(({ kind }) => kind === 'packed')
  const at = (hour: number, is_today: boolean) =>
    packed.find((row) => row.hour === hour && row.is_today === is_today)?.pieces ?? 0
  return Array.from({ length: HOURS }, (_, hour) => ({ hour, today: at(hour, true), yesterday: at(hour, false) }))
}

async function getDay(
  ctx: StaffCtx,
  { time_zone }: Input<typeof contract.getDay>,
): Promise<Reply<typeof contract.getDay>> {
  const now = ctx.clock.now().toISOString()
  const name = ctx.language === 'zh' ? 'name_zh' : 'name_en'
  const [load, output, overdue] = await Promise.all([
    selectLoad(ctx.db, { now, time_zone }),
    selectOutput(ctx.db, { now, time_zone }),
    selectOverdue(ctx.db, now, SHOWN),
  ])
  const total = (key: 'overdue' | 'today' | 'tomorrow' | 'later') => load.reduce((all, row) => all + row[key], 0)
  return {
    due: { overdue: total('overdue'), today: total('today'), tomorrow: total('tomorrow'), later: total('later') },
    output: {
      packed: compared(output, 'packed'),
      shipped: compared(output, 'shipped'),
      paid: compared(output, 'paid'),
    },
    hours: byHour(output),
    factories: load.map((row) => ({
      id: row.id,
      name: row[name],
      overdue: row.overdue,
      due_today: row.today,
      open: row.overdue + row.today + row.tomorrow + row.later,
      daily_capacity: row.daily_capacity_pieces,
    })),
    overdue: overdue.map(({ name_zh, name_en, state, due_at, ...task }) => ({
      ...task,
      state: state as TaskState,
      due_at: new Date(due_at).toISOString(),
      factory: ctx.language === 'zh' ? name_zh : name_en,
    })),
  }
}

/** The overview of a factory's day. */
export const dayModule: Module = {
  name: 'day',
  reads: ['factory', 'sales_order', 'sales_order_line'],
  routes(bind) {
    bind(contract.getDay, getDay)
  },
}
