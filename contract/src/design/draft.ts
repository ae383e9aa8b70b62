import { z } from 'zod'
import { DOCUMENT_BODY, endpoint } from '../endpoint.ts'
import { Empty, Instant, WireId, WireInt } from '../wire.ts'
import { DesignName, StoredDocument } from './design.ts'

/** Beyond this limit the seller is asked to delete drafts; none is dropped silently. */
export const MAX_DRAFTS = 200

export const DraftFacts = z.object({
  id: z.uuid(),
  basic_product_id: z.int(),
  product_name: z.string(),
  product_code: z.string(),
  /** The saved design this draft continues, if any. */
  design_id: z.int().nullable(),
  name: z.string(),
  /** Counts every stored state; a writer names the one it started from. */
  revision: z.int(),
  /** Which browser tab wrote it, and whose. */
  tab_id: z.string(),
  saved_by: z.string(),
  saved_at: Instant,
  created_at: Instant,
})
export type DraftFacts = z.infer<typeof DraftFacts>

export const Draft = DraftFacts.extend({ document: StoredDocument })
export type Draft = z.infer<typeof Draft>

/**
 * Two tabs may hold one draft. A writer that has not seen the newest state gets that state back and nothing is
 * written: it shows both, and sends again with `revision` of the other (mine counts) or under an id of its own (both).
 */
export const saveDraft = endpoint({
  method: 'POST',
  path: '/distribution/design/draft',
  access: 'seller',
  permission: 'design.single',
  summary: 'Keep a design that is being worked on; answers with the other state when another tab was faster',
  body_max: DOCUMENT_BODY,
  input: z.object({
    /** Chosen by the client, so that a draft begun without a connection keeps its number. */
    id: z.uuid(),
    /** 0 for a sheet that belongs to no product. */
    basic_product_id: WireInt.min(0),
    design_id: WireId.nullable().default(null),
    name: DesignName.default(''),
    document: StoredDocument,
    /** The state this one grew from; 0 for a new draft. */
    revision: WireInt.min(0),
    tab_id: z.string().min(1).max(64),
  }),
  reply: z.object({
    outcome: z.enum(['saved', 'conflict']),
    /** The state that is stored now: the caller's own, or the other one. */
    revision: z.int(),
    saved_at: Instant,
    other: Draft.nullable(),
  }),
})

export const listDrafts = endpoint({
  method: 'GET',
  path: '/distribution/design/draft',
  access: 'seller',
  permission: 'design.single',
  summary: 'Designs that are being worked on, last change first',
  input: z.object({ basic_product_id: WireInt.min(0).optional() }),
  reply: z.object({ data: z.array(DraftFacts), total: z.int() }),
})

export const getDraft = endpoint({
  method: 'GET',
  path: '/distribution/design/draft/{id}',
  access: 'seller',
  permission: 'design.single',
  summary: 'One draft with its document',
  input: z.object({ id: z.uuid() }),
  reply: Draft,
})

export const deleteDraft = endpoint({
  method: 'DELETE',
  path: '/distribution/design/draft/{id}',
  access: 'seller',
  permission: 'design.single',
  summary: 'Throw a draft away',
  input: z.object({ id: z.uuid() }),
  reply: Empty,
})
