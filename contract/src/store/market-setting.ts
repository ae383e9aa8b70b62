import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Empty, Instant } from '../wire.ts'

/**
 * How a call of a connector is known to be right: `sample` a documented answer, `vector` a published signature, `server`
 * a real server; `unproven` our reading alone.
 */
export const marketProofs = ['sample', 'vector', 'server', 'unproven'] as const

/** `proven` if every call is, `unproven` if none is. */
const Proof = z.enum(['proven', 'partly', 'unproven'])

/** Where the keys come from. The file that MARKETS_FILE names wins over entries on the screen. */
const Source = z.enum(['file', 'screen', 'sandbox', 'none'])

/** What became of a test: the platform knows the app, does not, said something unclear, or did not answer. */
export const marketVerdicts = ['accepted', 'refused', 'unclear', 'unreachable'] as const
const Verdict = z.enum(marketVerdicts)

const Test = z.object({ at: Instant, verdict: Verdict, answer: z.string(), duration_ms: z.int() })

const MarketLine = z.object({
  platform: z.int(),
  slug: z.string(),
  source: Source,
  /** Sellers find it on their connect screen. */
  is_offered: z.boolean(),
  proof: Proof,
  proven_calls: z.int(),
  calls: z.int(),
  /** Connected stores of all sellers. */
  stores: z.int(),
  last_test: Test.nullable(),
})

export const listMarkets = endpoint({
  method: 'GET',
  path: '/ops/markets',
  access: 'staff',
  permission: 'ops.services',
  summary: 'Every marketplace: whether it is set up, what is proven, and whether sellers see it',
  input: Empty,
  reply: z.object({
    is_demo: z.boolean(),
    /** False without an HTTPS address in PUBLIC_URL: platforms accept no other. */
    is_reachable: z.boolean(),
    origin: z.string(),
    markets: z.array(MarketLine),
  }),
})

const Slug = z.string().regex(/^[a-z][a-z-]{1,30}$/)
const Values = z.record(z.string().max(40), z.string().trim().max(4000))

export const getMarket = endpoint({
  method: 'GET',
  path: '/ops/markets/{slug}',
  access: 'staff',
  permission: 'ops.services',
  summary: 'How a marketplace is set up, without its secrets: addresses, tests and what is proven',
  input: z.object({ slug: Slug }),
  reply: MarketLine.extend({
    return_address: z.string().nullable(),
    push_address: z.string().nullable(),
    /** Where sites post the keys they made for us. */
    key_address: z.string().nullable(),
    settings: Values,
    secrets_kept: z.array(z.string()),
    /** Set by staff: configured, but not offered to sellers yet. */
    is_hidden: z.boolean(),
    /** 0 before the first entry. */
    revision: z.int(),
    updated_at: Instant.nullable(),
    updated_by: z.string(),
    /** Whether the app alone can be tested, before a shop is connected. */
    is_testable: z.boolean(),
    tests: z.array(Test.extend({ id: z.int() })),
    proofs: z.array(
      z.object({
        call: z.string(),
        proof: z.enum(marketProofs),
        document: z.string(),
        version: z.string(),
        date: z.string(),
      }),
    ),
  }),
})

export const saveMarket = endpoint({
  method: 'POST',
  path: '/ops/markets/{slug}',
  access: 'staff',
  permission: 'ops.services',
  summary: 'Enter the keys of our app at a marketplace; a secret left out is kept',
  input: z.object({
    slug: Slug,
    settings: Values.default({}),
    secrets: Values.default({}),
    is_hidden: z.boolean().default(false),
    revision: z.int(),
  }),
  reply: z.object({ revision: z.int() }),
})

export const removeMarket = endpoint({
  method: 'DELETE',
  path: '/ops/markets/{slug}',
  access: 'staff',
  permission: 'ops.services',
  summary: 'Switch a marketplace off and forget its keys; connected stores pause',
  input: z.object({ slug: Slug, revision: z.coerce.number().int() }),
  reply: Empty,
})

export const testMarket = endpoint({
  method: 'POST',
  path: '/ops/markets/{slug}/test',
  access: 'staff',
  permission: 'ops.services',
  rate: 'sms',
  summary:
    'Ask the marketplace whether it knows our app, whether a connected store works, or whether keys of a shop do',
  input: z.object({
    slug: Slug,
    /** `store`: with the shop that was connected last; `keys`: with keys of a shop, as a seller pastes them. */
    by: z.enum(['app', 'store', 'keys']).default('app'),
    shop_domain: z.string().trim().toLowerCase().max(120).default(''),
    /** For `keys`, by the names of the connect screen. They are used once and not kept. */
    keys: Values.optional(),
  }),
  reply: Test,
})
