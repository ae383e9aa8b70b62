import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Empty, Instant } from '../wire.ts'
import { configurableServices } from './providers.ts'

const serviceNames = [...configurableServices, 'bank'] as const

/** Lets forms and payment screens offer only what is configured. */
export const getServices = endpoint({
  method: 'GET',
  path: '/frontend/systemConfig/services',
  access: 'public',
  summary: 'Which services are set up: text messages, mail, WeChat and its login, Alipay, bank transfers',
  input: Empty,
  reply: z.object({
    sms: z.boolean(),
    mail: z.boolean(),
    wechat: z.boolean(),
    wechat_login: z.boolean(),
    alipay: z.boolean(),
    bank: z.boolean(),
  }),
})

/** `sandbox`: emulated, demo only. */
const State = z.enum(['configured', 'sandbox', 'off'])

const Health = z.object({
  last_ok_at: Instant.nullable(),
  /** Since when every call has failed; null while it works. */
  failing_since: Instant.nullable(),
  last_error: z.string(),
})

export const listServices = endpoint({
  method: 'GET',
  path: '/ops/services',
  access: 'staff',
  permission: 'ops.services',
  summary: 'Every outside service: whether it is set up, which settings are missing, whether it works',
  input: Empty,
  reply: z.object({
    is_demo: z.boolean(),
    services: z.array(
      z.object({
        name: z.enum(serviceNames),
        state: State,
        /** Names of settings to give the server. Empty and off: this version has no provider for it. */
        missing: z.array(z.string()),
        /**
         * Key of the company that was chosen on the screen, `company` for a bank account entered under “Company and brand”;
         * null when it is set by the server's environment or off.
         */
        provider: z.string().nullable(),
        is_configurable: z.boolean(),
        health: Health.nullable(),
      }),
    ),
    /** Set in the file that MARKETS_FILE names, under the slug. */
    markets: z.array(z.object({ platform: z.int(), slug: z.string(), state: State })),
    markets_file: z.boolean(),
  }),
})

const Service = z.enum(configurableServices)
/** Keys in PEM are long. */
const Values = z.record(z.string().max(40), z.string().trim().max(4000))

export const getServiceSettings = endpoint({
  method: 'GET',
  path: '/ops/services/{service}',
  access: 'staff',
  permission: 'ops.services',
  summary: 'How a service is set up, without its secrets, and what it answered last',
  input: z.object({ service: Service }),
  reply: z.object({
    provider: z.string(),
    settings: Values,
    /** Names of the secrets that are kept. */
    secrets_kept: z.array(z.string()),
    /** 0 before the first entry. */
    revision: z.int(),
    updated_at: Instant.nullable(),
    updated_by: z.string(),
    /** The environment names this service: entries here take effect only when it no longer does. */
    is_set_by_server: z.boolean(),
    /** MARKET_ALLOW names a mail server inside the network: only there mail may leave without encryption. */
    allows_plain_mail: z.boolean(),
    calls: z.array(
      z.object({
        id: z.int(),
        at: Instant,
        provider: z.string(),
        is_ok: z.boolean(),
        duration_ms: z.int(),
        answer: z.string(),
      }),
    ),
  }),
})

export const saveServiceSettings = endpoint({
  method: 'POST',
  path: '/ops/services/{service}',
  access: 'staff',
  permission: 'ops.services',
  summary: 'Choose the company behind a service and enter its keys; a secret left out is kept',
  input: z.object({
    service: Service,
    provider: z.string().max(40),
    settings: Values,
    secrets: Values.default({}),
    revision: z.int(),
  }),
  reply: z.object({ revision: z.int() }),
})

export const removeServiceSettings = endpoint({
  method: 'DELETE',
  path: '/ops/services/{service}',
  access: 'staff',
  permission: 'ops.services',
  summary: 'Switch a service off and forget its keys',
  input: z.object({ service: Service, revision: z.coerce.number().int() }),
  reply: Empty,
})

export const testService = endpoint({
  method: 'POST',
  path: '/ops/services/{service}/test',
  access: 'staff',
  permission: 'ops.services',
  rate: 'sms',
  summary: 'Try the saved settings: send a real test message, or ask whether the keys are right',
  input: z.object({
    service: Service,
    /** A phone number or a mail address, see `testTargets`. */
    to: z.string().trim().max(254).default(''),
  }),
  reply: z.object({ is_ok: z.boolean(), answer: z.string(), duration_ms: z.int() }),
})
