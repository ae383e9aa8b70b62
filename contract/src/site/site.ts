import { z } from 'zod'
import { PreviewPass } from '../content.ts'
import { endpoint, type Reply } from '../endpoint.ts'
import { Empty, WireId } from '../wire.ts'

const Path = z.string().trim().min(1).max(300).startsWith('/', '地址以 / 开头|The path must start with /')

/** Title, keywords and description in the language of the call. */
export const Seo = z.object({ title: z.string(), keywords: z.string(), description: z.string() })
export type Seo = z.infer<typeof Seo>

export const getSeo = endpoint({
  method: 'GET',
  path: '/api/seo/getDetails',
  access: 'public',
  summary: 'What search engines and the browser tab show for an address',
  input: z.object({ http_url: Path, user_id: WireId.optional(), preview: PreviewPass }),
  reply: Seo,
})

export const recordVisit = endpoint({
  method: 'POST',
  path: '/frontend/browse',
  access: 'both',
  summary: 'Record that a screen was opened',
  input: z.object({ key: z.string().trim().min(1).max(100), route: Path }),
  reply: Empty,
})

export const getEuCountries = endpoint({
  method: 'GET',
  path: '/api/system/eu',
  access: 'public',
  summary: 'Countries of the European Union',
  input: Empty,
  reply: z.object({ data: z.array(z.object({ code: z.string(), zh: z.string(), en: z.string() })) }),
})

export const getContact = endpoint({
  method: 'GET',
  path: '/frontend/systemConfig/contact',
  access: 'public',
  summary: 'How to reach support; empty where the operator has entered nothing',
  input: Empty,
  reply: z.object({
    email: z.string().nullable(),
    hours: z.string(),
    /** When a question is usually answered. */
    reply_time: z.string(),
    /** Address of an outside chat; null shows the contact panel instead. */
    chat_url: z.string().nullable(),
  }),
})

export const getNavigation = endpoint({
  method: 'GET',
  path: '/frontend/navigation',
  access: 'public',
  summary: 'What menus offer: nothing that is empty, and only marketplaces that can be connected',
  input: Empty,
  reply: z.object({
    /** Addresses with nothing to show, which menus leave out. */
    empty_pages: z.array(z.string()),
    /** Marketplaces whose shops can be connected. */
    markets: z.array(z.object({ slug: z.string(), name: z.string() })),
  }),
})
export type Navigation = Reply<typeof getNavigation>

export const getOverview = endpoint({
  method: 'GET',
  path: '/ops/overview',
  access: 'staff',
  summary: 'The state of the platform at a glance',
  input: Empty,
  reply: z.object({
    sellers: z.int(),
    sellers_new_7d: z.int(),
    sub_accounts: z.int(),
    /** People with a session used within 24 hours. */
    online_24h: z.int(),
    visits_24h: z.int(),
    jobs: z.object({ waiting: z.int(), active: z.int(), failed: z.int(), completed: z.int() }),
    database_bytes: z.int(),
    version: z.string(),
    migration: z.string(),
    started_at: z.string(),
  }),
})
