import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Empty } from '../wire.ts'

/** Lets forms and payment screens offer only what is configured. */
export const getServices = endpoint({
  method: 'GET',
  path: '/frontend/systemConfig/services',
  access: 'public',
  summary: 'Which services are set up: text messages, WeChat, Alipay, bank transfers',
  input: Empty,
  reply: z.object({ sms: z.boolean(), wechat: z.boolean(), alipay: z.boolean(), bank: z.boolean() }),
})

/** `sandbox`: emulated, demo only. */
const State = z.enum(['configured', 'sandbox', 'off'])

export const listServices = endpoint({
  method: 'GET',
  path: '/ops/services',
  access: 'staff',
  permission: 'ops.staff',
  summary: 'Every outside service, whether it is set up and which settings are missing',
  input: Empty,
  reply: z.object({
    is_demo: z.boolean(),
    services: z.array(
      z.object({
        name: z.enum(['alipay', 'bank', 'sms', 'wechat', 'carrier']),
        state: State,
        /** Names of settings to give the server. Empty and off: this version has no provider for it. */
        missing: z.array(z.string()),
      }),
    ),
    /** Set in the file that MARKETS_FILE names, under the slug. */
    markets: z.array(z.object({ platform: z.int(), slug: z.string(), state: State })),
    markets_file: z.boolean(),
  }),
})
