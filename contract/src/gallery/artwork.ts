import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { licences } from '../material/item.ts'
import { Empty, getPage, PageInput, WireId } from '../wire.ts'
import {
  bulkChanges,
  bulkReply,
  Edited,
  GalleryTerm,
  galleryFields,
  galleryLimits,
  galleryStaff,
  galleryStates,
  Revision,
  StateCounts,
  UseCounts,
  XlsxReply,
} from './gallery.ts'

const Slug = z.string().regex(/^[a-z0-9-]{1,120}$/, '没有这个图案|This artwork does not exist')
const CollectionRef = z.object({ id: z.int(), name: z.string() })

export const DeskArtwork = z.object({
  /** Names it in picture addresses, see `artPicture`. */
  slug: z.string(),
  ...galleryFields,
  category: GalleryTerm,
  style: GalleryTerm,
  tileable: z.boolean(),
  width_px: z.int(),
  height_px: z.int(),
  is_drawing: z.boolean(),
  colors: z.array(z.string()),
  collections: z.array(CollectionRef),
  ...Edited,
  /** Designs that show it. */
  designs: z.int(),
})
export type DeskArtwork = z.infer<typeof DeskArtwork>

export const artworkSorts = ['updated', 'featured', 'used'] as const

const filters = {
  keyword: z.string().trim().max(100).optional(),
  state: z.enum(galleryStates).optional(),
  category: z.string().max(40).optional(),
  licence: z.enum(licences).optional(),
  collection_id: WireId.optional(),
  price: z.enum(['free', 'paid']).optional(),
  sort: z.enum(artworkSorts).default('updated'),
}

export const listDeskArtworks = endpoint({
  method: 'GET',
  path: '/ops/gallery/artwork',
  ...galleryStaff,
  rate: 'search',
  summary: 'Artworks in every state, with counts per state for the same search',
  input: PageInput.extend(filters),
  reply: getPage(DeskArtwork).extend({ counts: StateCounts }),
})

export const exportDeskArtworks = endpoint({
  method: 'GET',
  path: '/ops/gallery/artwork/export',
  ...galleryStaff,
  rate: 'search',
  summary: 'The list of artworks with its filters as xlsx, base64',
  input: z.object(filters),
  reply: XlsxReply,
})

export const listArtworkTerms = endpoint({
  method: 'GET',
  path: '/ops/gallery/artwork/terms',
  ...galleryStaff,
  summary: 'Categories, styles and authors in use, to choose from',
  input: z.object({}),
  reply: z.object({ categories: z.array(GalleryTerm), styles: z.array(GalleryTerm), authors: z.array(z.string()) }),
})

export const getDeskArtwork = endpoint({
  method: 'GET',
  path: '/ops/gallery/artwork/{slug}',
  ...galleryStaff,
  summary: 'One artwork for its editor',
  input: z.object({ slug: Slug }),
  reply: DeskArtwork,
})

/** The same picture uploaded twice is refused with `artwork_exists`. */
export const uploadArtwork = endpoint({
  method: 'POST',
  path: '/ops/gallery/artwork',
  ...galleryStaff,
  rate: 'upload',
  file_max_bytes: galleryLimits.upload_max_bytes,
  summary: 'Upload a picture or drawing as a draft; the body is the file',
  input: z.object({ name: z.string().trim().max(255, '文件名最多 255 个字|At most 255 characters').default('') }),
  reply: DeskArtwork,
})

const Step = z.object({ slug: Slug, revision: Revision })

export const saveArtwork = endpoint({
  method: 'PUT',
  path: '/ops/gallery/artwork/{slug}',
  ...galleryStaff,
  summary: 'Change what is known about an artwork; refused with `conflict` when somebody saved first',
  input: Step.extend({
    ...galleryFields,
    category: GalleryTerm,
    style: GalleryTerm,
    tileable: z.boolean(),
    collection_ids: z.array(WireId).max(galleryLimits.max_collections),
  }),
  reply: DeskArtwork,
})

export const publishArtwork = endpoint({
  method: 'POST',
  path: '/ops/gallery/artwork/{slug}/publish',
  ...galleryStaff,
  summary: 'Offer a draft or withdrawn artwork to sellers',
  input: Step,
  reply: DeskArtwork,
})

export const withdrawArtwork = endpoint({
  method: 'POST',
  path: '/ops/gallery/artwork/{slug}/withdraw',
  ...galleryStaff,
  summary: 'Take an artwork out of the gallery; designs that show it keep it',
  input: Step,
  reply: DeskArtwork,
})

export const removeArtwork = endpoint({
  method: 'DELETE',
  path: '/ops/gallery/artwork/{slug}',
  ...galleryStaff,
  summary: 'Remove an uploaded draft that nothing uses',
  input: Step,
  reply: Empty,
})

export const getArtworkUse = endpoint({
  method: 'GET',
  path: '/ops/gallery/artwork/{slug}/use',
  ...galleryStaff,
  summary: 'What uses an artwork: designs, goods, orders, libraries and templates',
  input: z.object({ slug: Slug }),
  reply: UseCounts.extend({
    /** Sellers with a copy in their library. */
    libraries: z.int(),
    /** Templates on sale that show it; they are not offered while it is withdrawn. */
    templates: z.array(z.object({ id: z.int(), name: z.string() })),
  }),
})

export const changeArtworks = endpoint({
  method: 'POST',
  path: '/ops/gallery/artwork/bulk',
  ...galleryStaff,
  summary: 'Change many artworks at once: tags, price, state, collection, author or licence',
  input: z.object({
    slugs: z
      .array(Slug)
      .min(1, '请选择图案|Choose at least one artwork')
      .max(galleryLimits.max_bulk, '一次最多 200 个图案|At most 200 artworks at once'),
    change: z.discriminatedUnion('kind', [
      bulkChanges.tags,
      bulkChanges.price,
      bulkChanges.state,
      z.object({ kind: z.literal('collection'), collection_id: WireId, is_in: z.boolean() }),
      z.object({ kind: z.literal('author'), author: galleryFields.author.min(1, '请填写作者|Enter an author') }),
      z.object({ kind: z.literal('licence'), licence: z.enum(licences), licence_note: galleryFields.licence_note }),
    ]),
  }),
  reply: bulkReply(z.string()),
})
export type ArtworkChange = z.infer<(typeof changeArtworks)['input']>['change']
