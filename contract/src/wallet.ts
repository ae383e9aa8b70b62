import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Empty, Money } from './wire.ts'

export const getGroupBalance = endpoint({
  method: 'GET',
  path: '/distribution/user/getGroupBalance',
  access: 'seller',
  summary: 'Level and available balance, for the user dropdown',
  input: Empty,
  reply: z.object({
    /** `level_name` is in the language of the call. */
    group: z.object({ level: z.int(), level_name: z.string() }),
    balance: Money,
  }),
})
