import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Empty, IdInput, Instant, WireId } from '../wire.ts'
import { galleryLimits, galleryStaff, RequiredName, Revision } from './gallery.ts'

export const DeskCollection = z.object({
  id: z.int(),
  name_zh: z.string(),
  name_en: z.string(),
  is_shown: z.boolean(),
  revision: z.int(),
  updated_at: Instant,
  updated_by: z.string(),
  artworks: z.int(),
  /** Of the first artworks, for a picture of the collection. */
  cover: z.array(z.string()),
})
export type DeskCollection = z.infer<typeof DeskCollection>

export const listDeskCollections = endpoint({
  method: 'GET',
  path: '/ops/gallery/collection',
  ...galleryStaff,
  summary: 'Collections in their order',
  input: z.object({}),
  reply: z.object({ data: z.array(DeskCollection) }),
})

const fields = { name_zh: RequiredName, name_en: RequiredName, is_shown: z.boolean() }

export const createCollection = endpoint({
  method: 'POST',
  path: '/ops/gallery/collection',
  ...galleryStaff,
  summary: 'Begin a collection at the end of the list',
  input: z.object(fields),
  reply: z.object({ id: z.int() }),
})

export const saveCollection = endpoint({
  method: 'PUT',
  path: '/ops/gallery/collection/{id}',
  ...galleryStaff,
  summary: 'Rename, show or hide a collection; refused with `conflict` when somebody saved first',
  input: z.object({ id: WireId, revision: Revision, ...fields }),
  reply: Empty,
})

export const removeCollection = endpoint({
  method: 'DELETE',
  path: '/ops/gallery/collection/{id}',
  ...galleryStaff,
  summary: 'Remove a collection; its artworks stay',
  input: z.object({ id: WireId, revision: Revision }),
  reply: Empty,
})

export const sortCollections = endpoint({
  method: 'POST',
  path: '/ops/gallery/collection/sort',
  ...galleryStaff,
  summary: 'Put collections in this order',
  input: z.object({ ids: z.array(WireId).min(1).max(galleryLimits.max_collections) }),
  reply: Empty,
})

export const listCollectionItems = endpoint({
  method: 'GET',
  path: '/ops/gallery/collection/{id}/artwork',
  ...galleryStaff,
  summary: 'Artworks of a collection in their order',
  input: IdInput,
  reply: z.object({ data: z.array(z.object({ slug: z.string(), name: z.string() })) }),
})

export const sortCollectionItems = endpoint({
  method: 'POST',
  path: '/ops/gallery/collection/{id}/artwork',
  ...galleryStaff,
  summary: 'Put the artworks of a collection in this order; those left out leave it',
  input: z.object({
    id: WireId,
    slugs: z.array(z.string().max(120)).max(1000, '最多 1000 个图案|At most 1,000 artworks'),
  }),
  reply: Empty,
})
