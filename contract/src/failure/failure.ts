import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Empty, Instant } from '../wire.ts'

/** What goes wrong in a day, in the order it is shown. */
export const failureKinds = ['job', 'print', 'check', 'parcel', 'push', 'sync', 'payment'] as const
export type FailureKind = (typeof failureKinds)[number]

export const listFailures = endpoint({
  method: 'GET',
  path: '/ops/failure',
  access: 'staff',
  summary:
    'Failures to look at, as far as the caller may solve them: jobs, print files, checks, parcels, marketplaces, payments',
  input: Empty,
  reply: z.object({
    groups: z.array(
      z.object({
        kind: z.enum(failureKinds),
        total: z.int(),
        /** The newest few. */
        rows: z.array(
          z.object({
            title: z.string(),
            note: z.string(),
            at: Instant,
            /** Where it is solved. */
            order_no: z.string().nullable(),
            seller_id: z.int().nullable(),
          }),
        ),
      }),
    ),
  }),
})
