import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Empty, Instant } from '../wire.ts'

/** What showed itself to a person, so that it does not come back on another load or another device. */

export const MAX_SEEN = 100

/** `notices:12`, `promotion:3`, `tour` … */
export const SeenKey = z
  .string()
  .trim()
  .regex(/^[a-z]+(:[\w.,-]{1,80})?$/, '标识不正确|This key is not valid')

const Seen = z.object({ seen: z.record(z.string(), Instant) })

export const getSeen = endpoint({
  method: 'GET',
  path: '/distribution/userConfig/seen',
  access: 'seller',
  summary: 'Notices, promotions, reminders and tours this person has been shown, with the time',
  input: Empty,
  reply: Seen,
})

export const setSeen = endpoint({
  method: 'POST',
  path: '/distribution/userConfig/setSeen',
  access: 'seller',
  summary: 'Note that something was shown; with is_reset everything else is forgotten first',
  input: z.object({ key: SeenKey.optional(), is_reset: z.boolean().default(false) }),
  reply: Seen,
})
