import { z } from 'zod'
import { contentEndpoints, OwnAddress, PreviewPass } from '../../content.ts'
import { endpoint } from '../../endpoint.ts'
import { Instant } from '../../wire.ts'
import type { Lane, LaneDays } from '../season-dates.ts'
import { PageBlock, Prose, type ShownBlock, templates, themes, Word } from './blocks.ts'

/** What staff edit and publish as a whole. */
export const PageContent = z.object({
  path: OwnAddress,
  template: z.enum(templates),
  theme: z.enum(themes),
  /** Short name, for trails and lists. */
  name: Word,
  seo: z.object({ title: Word, keywords: Prose, description: Prose }),
  blocks: z.array(PageBlock).min(1, '页面至少要有一个版块|A page needs at least one block').max(30),
})
export type PageContent = z.infer<typeof PageContent>

/**
 * Checked on the way in, handed out as it was stored: a page is some hundred nested choices, and looking them all up
 * again for every answer would cost more than everything else of the call.
 */
const CheckedContent = PageContent.pipe(z.custom<PageContent>())
export const pages = contentEndpoints('page', CheckedContent, 'ops.content')

export const SitePage = z.object({
  path: z.string(),
  template: z.enum(templates),
  theme: z.enum(themes),
  name: z.string(),
  blocks: z.array(z.custom<ShownBlock>()),
  /** Products that blocks name by code, by the place of the block; what is not for sale is left out. */
  product_ids: z.record(z.string(), z.array(z.int())),
  updated_at: Instant,
  /** The server's day, so that dates counted from it agree wherever they are counted. */
  today: z.string(),
  /** How long each lane takes now; empty on pages without deadlines. */
  lane_days: z.custom<Partial<Record<Lane, LaneDays>>>(),
})
export type SitePage = z.infer<typeof SitePage>

export const getPage = endpoint({
  method: 'GET',
  path: '/frontend/sitePage',
  access: 'public',
  summary: 'A content page in the language of the call, as published or, with a pass, as drafted',
  input: z.object({ path: OwnAddress, preview: PreviewPass }),
  reply: SitePage,
})
