import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Empty } from '../wire.ts'

/** The path of a new seller, in the order it is walked. */
export const firstSteps = ['design', 'sample', 'shop', 'publish', 'order'] as const
export type FirstStep = (typeof firstSteps)[number]

const FirstSteps = z.object({
  /** False for an established seller, who needs no path. */
  is_new: z.boolean(),
  is_hidden: z.boolean(),
  /** Only steps the person has permission for. */
  steps: z.array(z.object({ key: z.enum(firstSteps), is_done: z.boolean() })),
  /** The newest goods, to order a sample of and to publish. */
  goods_id: z.int().nullable(),
  /** Pieces waiting in the cart: the sample is one click from being ordered. */
  cart_lines: z.int(),
  /** The platform of the connected shop that the next step publishes to. */
  platform: z.int().nullable(),
})

export const getFirstSteps = endpoint({
  method: 'GET',
  path: '/distribution/dashboard/firstSteps',
  access: 'seller',
  summary: 'How far a new seller has come: design, sample, shop, publish, first order',
  input: Empty,
  reply: FirstSteps,
})

export const setFirstSteps = endpoint({
  method: 'PUT',
  path: '/distribution/dashboard/firstSteps',
  access: 'seller',
  summary: 'Hide the path of a new seller on the dashboard, or bring it back',
  input: z.object({ is_hidden: z.boolean() }),
  reply: z.object({ is_hidden: z.boolean() }),
})
