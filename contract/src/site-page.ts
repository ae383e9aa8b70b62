import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { OwnPath, PageBlock, Prose, ShownBlock, templates, themes, Word } from './page-blocks.ts'
import { Instant, WireInt } from './wire.ts'

const permission = 'ops.content'

/** What staff edit and publish as a whole. */
export const PageContent = z.object({
  /** Short name, for trails and lists. */
  name: Word,
  theme: z.enum(themes),
  seo: z.object({ title: Word, keywords: Prose, description: Prose }),
  blocks: z.array(PageBlock).min(1, '页面至少要有一个版块|A page needs at least one block').max(30),
})
export type PageContent = z.infer<typeof PageContent>

export const SitePage = z.object({
  path: z.string(),
  template: z.enum(templates),
  theme: z.enum(themes),
  name: z.string(),
  blocks: z.array(ShownBlock),
  updated_at: Instant,
  /** The server's day, so that dates counted from it agree wherever they are counted. */
  today: z.string(),
})
export type SitePage = z.infer<typeof SitePage>

export const getPage = endpoint({
  method: 'GET',
  path: '/frontend/sitePage',
  access: 'public',
  summary: 'A content page as published, in the language of the call',
  input: z.object({ path: OwnPath }),
  reply: SitePage,
})

export const pageStates = ['published', 'changed'] as const

export const PageRow = z.object({
  path: z.string(),
  template: z.enum(templates),
  name: z.object({ zh: z.string(), en: z.string() }),
  /** `changed`: a draft waits to be published. */
  state: z.enum(pageStates),
  version: z.int(),
  published_at: Instant,
  draft_at: Instant.nullable(),
})
export type PageRow = z.infer<typeof PageRow>

export const listPages = endpoint({
  method: 'GET',
  path: '/ops/sitePage',
  access: 'staff',
  permission,
  summary: 'Content pages, by template, state or a word of their name, address or text',
  input: z.object({
    query: z.string().trim().max(60).optional(),
    template: z.enum(templates).optional(),
    state: z.enum(pageStates).optional(),
  }),
  reply: z.object({ data: z.array(PageRow) }),
})

const PageDraft = z.object({
  path: z.string(),
  template: z.enum(templates),
  content: PageContent,
  state: z.enum(pageStates),
  version: z.int(),
  /** Goes up with every change; a save must name the one it started from. */
  revision: z.int(),
  published_at: Instant,
  draft_at: Instant.nullable(),
  today: z.string(),
})
export type PageDraft = z.infer<typeof PageDraft>

export const getPageDraft = endpoint({
  method: 'GET',
  path: '/ops/sitePage/detail',
  access: 'staff',
  permission,
  summary: 'A page for editing: its draft, or what is published when there is none',
  input: z.object({ path: OwnPath }),
  reply: PageDraft,
})

export const savePageDraft = endpoint({
  method: 'PUT',
  path: '/ops/sitePage/draft',
  access: 'staff',
  permission,
  summary: 'Keep the changes without showing them to visitors',
  input: z.object({ path: OwnPath, revision: z.int(), content: PageContent }),
  reply: PageDraft,
})

export const discardPageDraft = endpoint({
  method: 'DELETE',
  path: '/ops/sitePage/draft',
  access: 'staff',
  permission,
  summary: 'Throw the draft away and go back to what is published',
  input: z.object({ path: OwnPath, revision: WireInt }),
  reply: PageDraft,
})

export const publishPage = endpoint({
  method: 'POST',
  path: '/ops/sitePage/publish',
  access: 'staff',
  permission,
  summary: 'Show the draft to visitors and keep it as a version',
  input: z.object({ path: OwnPath, revision: z.int(), note: z.string().trim().max(200).default('') }),
  reply: PageDraft,
})

export const listPageVersions = endpoint({
  method: 'GET',
  path: '/ops/sitePage/history',
  access: 'staff',
  permission,
  summary: 'What was published when and by whom, newest first',
  input: z.object({ path: OwnPath }),
  reply: z.object({
    data: z.array(
      z.object({
        version: z.int(),
        published_at: Instant,
        /** Null: came with the installation. */
        published_by: z.string().nullable(),
        note: z.string(),
      }),
    ),
  }),
})

export const restorePageVersion = endpoint({
  method: 'POST',
  path: '/ops/sitePage/restore',
  access: 'staff',
  permission,
  summary: 'Take an earlier version as the draft',
  input: z.object({ path: OwnPath, revision: z.int(), version: z.int().positive() }),
  reply: PageDraft,
})
