import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { isTimeZone } from '../../time-zone.ts'
import { Instant } from '../../wire.ts'
import { taskStates } from '../codes.ts'

/** What a day brought so far, and the same hours of the day before. */
const Compared = z.object({ today: z.int(), yesterday: z.int(), yesterday_whole: z.int() })
export type Compared = z.infer<typeof Compared>

export const getDay = endpoint({
  method: 'GET',
  path: '/ops/day',
  access: 'staff',
  permission: 'ops.production',
  summary: 'A factory’s day: what is due and overdue, output against yesterday, load by factory',
  input: z.object({
    /** Where the day begins: the time zone of the member of staff. */
    time_zone: z.string().max(60).refine(isTimeZone, '没有这个时区，请重新选择|Unknown time zone; choose another'),
  }),
  reply: z.object({
    /** Pieces still to be made or packed. */
    due: z.object({ overdue: z.int(), today: z.int(), tomorrow: z.int(), later: z.int() }),
    output: z.object({ packed: Compared, shipped: Compared, paid: Compared }),
    /** Pieces packed by hour of the day. */
    hours: z.array(z.object({ hour: z.int(), today: z.int(), yesterday: z.int() })),
    factories: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        overdue: z.int(),
        due_today: z.int(),
        open: z.int(),
        daily_capacity: z.int(),
      }),
    ),
    /** The longest overdue first. */
    overdue: z.array(
      z.object({
        order_no: z.string(),
        code: z.string(),
        title: z.string(),
        pieces: z.int(),
        state: z.enum(taskStates),
        due_at: Instant,
        factory: z.string(),
      }),
    ),
  }),
})
