import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Empty } from '../wire.ts'

/** From the empty installation to the first order, in this order. */
export const setupSteps = ['company', 'warehouse', 'channel', 'product', 'stock', 'order'] as const
export type SetupStep = (typeof setupSteps)[number]

export const getSetup = endpoint({
  method: 'GET',
  path: '/ops/setup',
  access: 'staff',
  summary: 'Which steps to the first order are done; nothing once all are, or staff have closed the list',
  input: Empty,
  reply: z.object({
    is_shown: z.boolean(),
    steps: z.array(z.object({ step: z.enum(setupSteps), is_done: z.boolean() })),
  }),
})

export const closeSetup = endpoint({
  method: 'POST',
  path: '/ops/setup/close',
  access: 'staff',
  permission: 'ops.company',
  summary: 'Close the list of first steps for everybody',
  input: Empty,
  reply: Empty,
})
