import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Empty } from './wire.ts'

export const getUser = endpoint({
  method: 'GET',
  path: '/distribution/user',
  access: 'seller',
  summary: 'The person who is logged in',
  input: Empty,
  reply: z.object({
    id: z.int(),
    username: z.string(),
    display_name: z.string(),
    avatar: z.string().nullable(),
    kind: z.enum(['seller', 'sub', 'staff']),
    language: z.enum(['zh', 'en']),
    time_zone: z.string(),
  }),
})
