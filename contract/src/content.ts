import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Empty, getPage, IdInput, Instant, PageInput, WireId, WireInt } from './wire.ts'

/*
 * What staff write and visitors read: draft → preview → publish, with a history. One mechanism for banners, specials,
 * pages, posts …: a capability states the shape of its content and calls `contentEndpoints`; the server answers them
 * with `bindContent` (server/src/infra/content/bind-content.ts), the operations console shows them with `ContentScreen`
 * (web/src/shared/content).
 */

/** English needs more letters than Chinese needs characters. */
export const ENGLISH_ROOM = 2.5
const englishMax = (max: number) => Math.ceil(max * ENGLISH_ROOM)

/** The same words in both languages; `max` counts Chinese characters. */
export const bilingual = (max: number) =>
  z.object({
    zh: z.string().trim().min(1, '请填写中文|Please enter the Chinese text').max(max),
    en: z.string().trim().min(1, '请填写英文|Please enter the English text').max(englishMax(max)),
  })
export const optionalBilingual = (max: number) =>
  z.object({ zh: z.string().trim().max(max), en: z.string().trim().max(englishMax(max)) })
export type Words = { readonly zh: string; readonly en: string }

/** A page or picture of this site. Another site's address is refused: it would carry our visitors away unseen. */
export const OwnAddress = z
  .string()
  .trim()
  .max(300)
  .regex(/^\/(?![/\\])[^\s\\]*$/, '请填写以 / 开头的站内地址|Use a path on this site that starts with /')

/** Shown from then, and until then; null means without limit. */
export const showWindow = { show_from: Instant.nullable(), show_until: Instant.nullable() }

/**
 * `draft` was never published · `live` visitors see it · `scheduled` published, its time has not come · `ended` its
 * time is over · `withdrawn` taken back.
 */
export const contentStates = ['draft', 'live', 'scheduled', 'ended', 'withdrawn'] as const
export type ContentState = (typeof contentStates)[number]

export const historyActions = ['created', 'saved', 'published', 'withdrawn', 'discarded', 'restored'] as const
export type HistoryAction = (typeof historyActions)[number]

const rowFields = {
  id: z.int(),
  /** What names it for good: a slug, an address. */
  key: z.string(),
  state: z.enum(contentStates),
  /** There are changes that visitors do not see yet. */
  has_draft: z.boolean(),
  /** Send it back with a change: a change made meanwhile by somebody else is then refused, not overwritten. */
  revision: z.int(),
  show_from: Instant.nullable(),
  show_until: Instant.nullable(),
  updated_at: Instant,
  updated_by: z.string(),
  published_at: Instant.nullable(),
  published_by: z.string().nullable(),
}

/** Signed leave to see one draft in its page, as `?preview=…`. */
export const PreviewPass = z.string().max(300).optional()

const Revision = WireInt.min(0)
const listInput = PageInput.extend({
  state: z.enum(contentStates).optional(),
  keyword: z.string().trim().max(60).optional(),
})

interface Naming {
  readonly kind: string
  readonly permission: string
}

const getShapes = <P extends z.ZodType>(payload: P) => ({
  row: z.object({ ...rowFields, payload }),
  whole: z.object({ ...rowFields, payload, published: payload.nullable() }),
  past: z.object({
    data: z.array(z.object({ number: z.int(), action: z.enum(historyActions), at: Instant, by: z.string(), payload })),
  }),
})

const getList = <P extends z.ZodType>({ kind, permission }: Naming, payload: P) =>
  endpoint({
    method: 'GET',
    path: `/ops/content/${kind}`,
    access: 'staff',
    permission,
    summary: `Everything of the kind ${kind}, drafts included`,
    input: listInput,
    /** With the facts its texts name, such as `warehouses:overseas`, as readers see them. */
    reply: getPage(getShapes(payload).row).extend({ facts: z.record(z.string(), z.string()) }),
  })

const getDetail = <P extends z.ZodType>({ kind, permission }: Naming, payload: P) =>
  endpoint({
    method: 'GET',
    path: `/ops/content/${kind}/{id}`,
    access: 'staff',
    permission,
    summary: `One ${kind}: what is being written, and what visitors see`,
    input: IdInput,
    reply: getShapes(payload).whole,
  })

const getHistory = <P extends z.ZodType>({ kind, permission }: Naming, payload: P) =>
  endpoint({
    method: 'GET',
    path: `/ops/content/${kind}/{id}/history`,
    access: 'staff',
    permission,
    summary: `Who changed a ${kind}, when, and to what; newest first`,
    input: IdInput,
    reply: getShapes(payload).past,
  })

const getCreate = <P extends z.ZodType>({ kind, permission }: Naming, payload: P) =>
  endpoint({
    method: 'POST',
    path: `/ops/content/${kind}`,
    access: 'staff',
    permission,
    summary: `Begin a ${kind} as a draft`,
    input: z.object({ payload }),
    reply: getShapes(payload).row,
  })

const getSave = <P extends z.ZodType>({ kind, permission }: Naming, payload: P) =>
  endpoint({
    method: 'PUT',
    path: `/ops/content/${kind}/{id}`,
    access: 'staff',
    permission,
    summary: `Keep changes to a ${kind} as its draft`,
    input: z.object({ id: WireId, revision: Revision, payload }),
    reply: getShapes(payload).row,
  })

/** A step from one state to another. */
const getStep = <P extends z.ZodType>({ kind, permission }: Naming, payload: P, step: string, summary: string) =>
  endpoint({
    method: 'POST',
    path: `/ops/content/${kind}/{id}/${step}`,
    access: 'staff',
    permission,
    summary: `${kind}: ${summary}`,
    input: z.object({ id: WireId, revision: Revision }),
    reply: getShapes(payload).row,
  })

const getRestore = <P extends z.ZodType>({ kind, permission }: Naming, payload: P) =>
  endpoint({
    method: 'POST',
    path: `/ops/content/${kind}/{id}/restore`,
    access: 'staff',
    permission,
    summary: `Make an earlier version of a ${kind} its draft`,
    input: z.object({ id: WireId, revision: Revision, number: WireId }),
    reply: getShapes(payload).row,
  })

const getRemove = ({ kind, permission }: Naming) =>
  endpoint({
    method: 'DELETE',
    path: `/ops/content/${kind}/{id}`,
    access: 'staff',
    permission,
    summary: `Remove a ${kind} that visitors do not see`,
    input: z.object({ id: WireId, revision: Revision }),
    reply: Empty,
  })

const getSort = ({ kind, permission }: Naming) =>
  endpoint({
    method: 'POST',
    path: `/ops/content/${kind}/sort`,
    access: 'staff',
    permission,
    summary: `Put the kind ${kind} in this order, at once`,
    input: z.object({ ids: z.array(WireId).min(1).max(500) }),
    reply: Empty,
  })

const getPreview = ({ kind, permission }: Naming) =>
  endpoint({
    method: 'POST',
    path: `/ops/content/${kind}/{id}/preview`,
    access: 'staff',
    permission,
    summary: `An address that shows the draft of a ${kind} in its page for two hours`,
    input: IdInput,
    reply: z.object({ url: z.string() }),
  })

/** The calls that edit one kind of content. `kind` is its name in the address and in the database. */
export function contentEndpoints<P extends z.ZodType>(kind: string, payload: P, permission: string) {
  const naming = { kind, permission }
  return {
    kind,
    list: getList(naming, payload),
    get: getDetail(naming, payload),
    history: getHistory(naming, payload),
    create: getCreate(naming, payload),
    save: getSave(naming, payload),
    publish: getStep(naming, payload, 'publish', 'show the draft to visitors'),
    withdraw: getStep(naming, payload, 'withdraw', 'take it back from visitors; its text stays as a draft'),
    discard: getStep(naming, payload, 'discard', 'throw the draft away, back to what visitors see'),
    restore: getRestore(naming, payload),
    remove: getRemove(naming),
    sort: getSort(naming),
    preview: getPreview(naming),
  }
}

export type ContentEndpoints<P extends z.ZodType = z.ZodType> = ReturnType<typeof contentEndpoints<P>>

export const ContentPicture = z.object({ src: z.string(), width: z.int(), height: z.int(), name: z.string() })
export type ContentPicture = z.infer<typeof ContentPicture>

export const listContentPictures = endpoint({
  method: 'GET',
  path: '/ops/contentPicture',
  access: 'staff',
  summary: 'Pictures to choose from: our products, our artworks, what staff have uploaded',
  input: PageInput.extend({
    source: z.enum(['product', 'art', 'upload']).default('product'),
    keyword: z.string().trim().max(60).optional(),
  }),
  reply: getPage(ContentPicture),
})

export const addContentPicture = endpoint({
  method: 'POST',
  path: '/ops/contentPicture',
  access: 'staff',
  rate: 'upload',
  summary: 'Upload a picture for the site; it is re-encoded and freed of metadata',
  input: z.object({ name: z.string().trim().min(1).max(120), data_base64: z.string().min(1).max(1_900_000) }),
  reply: ContentPicture,
})
