import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { TemplateSlot } from '../template/template.ts'
import { Empty, getPage, IdInput, Instant, PageInput, WireId, WireInt } from '../wire.ts'
import {
  bulkChanges,
  bulkReply,
  Edited,
  GalleryTerm,
  galleryFields,
  galleryLimits,
  galleryStaff,
  galleryStates,
  RequiredName,
  Revision,
  StateCounts,
  UseCounts,
  XlsxReply,
} from './gallery.ts'

const Sort = WireInt.min(0, '排序不能小于 0|The position cannot be below 0').max(
  1_000_000,
  '排序最大 1000000|At most 1,000,000',
)

export const DeskTemplate = z.object({
  id: z.int(),
  ...galleryFields,
  scenario: GalleryTerm,
  style: GalleryTerm,
  sort: z.int(),
  product: z.object({ id: z.int(), name: z.string() }),
  color_id: z.int(),
  color_hex: z.string(),
  /** Null until it is painted. */
  picture_url: z.string().nullable(),
  slots: z.array(TemplateSlot),
  ...Edited,
  /** Designs that began with it. */
  designs: z.int(),
})
export type DeskTemplate = z.infer<typeof DeskTemplate>

const filters = {
  keyword: z.string().trim().max(60).optional(),
  state: z.enum(galleryStates).optional(),
  scenario: z.string().max(40).optional(),
  basic_product_id: WireId.optional(),
  sort: z.enum(['order', 'updated', 'used']).default('order'),
}

export const listDeskTemplates = endpoint({
  method: 'GET',
  path: '/ops/gallery/template',
  ...galleryStaff,
  rate: 'search',
  summary: 'Design templates in every state, with counts per state for the same search',
  input: PageInput.extend(filters),
  reply: getPage(DeskTemplate).extend({ counts: StateCounts }),
})

export const exportDeskTemplates = endpoint({
  method: 'GET',
  path: '/ops/gallery/template/export',
  ...galleryStaff,
  rate: 'search',
  summary: 'The list of templates with its filters as xlsx, base64',
  input: z.object(filters),
  reply: XlsxReply,
})

export const listTemplateTerms = endpoint({
  method: 'GET',
  path: '/ops/gallery/template/terms',
  ...galleryStaff,
  summary: 'Occasions, styles and products in use, to choose from',
  input: z.object({}),
  reply: z.object({
    scenarios: z.array(GalleryTerm),
    styles: z.array(GalleryTerm),
    products: z.array(z.object({ id: z.int(), name: z.string() })),
  }),
})

/** A picture or text of the template; locked ones belong to the frame and are no slots. */
const TemplateLayer = z.object({
  layer_id: z.string(),
  kind: z.enum(['image', 'text']),
  label: z.string(),
  is_slot: z.boolean(),
})

export const TemplateEditor = DeskTemplate.extend({
  layers: z.array(TemplateLayer),
  /** Colours of the product to show it on. */
  colors: z.array(z.object({ id: z.int(), name: z.string(), hex: z.string() })),
  /** Artworks it shows that sellers cannot use; publishing is refused while there are any. */
  missing: z.array(z.object({ slug: z.string(), name: z.string(), state: z.enum(galleryStates) })),
})
export type TemplateEditor = z.infer<typeof TemplateEditor>

export const getDeskTemplate = endpoint({
  method: 'GET',
  path: '/ops/gallery/template/{id}',
  ...galleryStaff,
  summary: 'One template for its editor',
  input: IdInput,
  reply: TemplateEditor,
})

const Step = z.object({ id: WireId, revision: Revision })

export const saveTemplate = endpoint({
  method: 'PUT',
  path: '/ops/gallery/template/{id}',
  ...galleryStaff,
  summary: 'Change what is known about a template; refused with `conflict` when somebody saved first',
  input: Step.extend({
    ...galleryFields,
    scenario: GalleryTerm,
    style: GalleryTerm,
    sort: Sort,
    color_id: WireId,
    /** Layers sellers fill in; the others are locked. */
    slot_ids: z
      .array(z.string().max(40))
      .min(1, '至少保留一个可填充的图片或文字|Keep at least one slot to fill')
      .max(500),
  }),
  reply: TemplateEditor,
})

const step = (name: string, summary: string) =>
  endpoint({
    method: 'POST',
    path: `/ops/gallery/template/{id}/${name}`,
    ...galleryStaff,
    summary,
    input: Step,
    reply: TemplateEditor,
  })

export const publishTemplate = step('publish', 'Offer a draft or withdrawn template to sellers')
export const withdrawTemplate = step('withdraw', 'Take a template out of the list; designs made from it stay')

export const copyTemplate = endpoint({
  method: 'POST',
  path: '/ops/gallery/template/{id}/copy',
  ...galleryStaff,
  summary: 'A copy of a template as a draft',
  input: IdInput,
  reply: z.object({ id: z.int() }),
})

export const removeTemplate = endpoint({
  method: 'DELETE',
  path: '/ops/gallery/template/{id}',
  ...galleryStaff,
  summary: 'Remove a draft that nothing uses',
  input: Step,
  reply: Empty,
})

export const getTemplateUse = endpoint({
  method: 'GET',
  path: '/ops/gallery/template/{id}/use',
  ...galleryStaff,
  summary: 'What was made from a template: designs, goods and orders',
  input: IdInput,
  reply: UseCounts,
})

export const SellerDesign = z.object({
  id: z.int(),
  name: z.string(),
  product_name: z.string(),
  version: z.int(),
  picture_url: z.string().nullable(),
  updated_at: Instant,
})

export const listDesignsOfSeller = endpoint({
  method: 'GET',
  path: '/ops/gallery/design',
  ...galleryStaff,
  summary: 'Saved designs of a seller, newest first, to make a template from',
  input: PageInput.extend({ seller_id: WireId, keyword: z.string().trim().max(60).optional() }),
  reply: getPage(SellerDesign),
})

export const findTemplateSellers = endpoint({
  method: 'GET',
  path: '/ops/gallery/seller',
  ...galleryStaff,
  rate: 'search',
  summary: 'Sellers with designs by part of their name or by number',
  input: z.object({ keyword: z.string().trim().max(60).default('') }),
  reply: z.object({ data: z.array(z.object({ id: z.int(), name: z.string(), designs: z.int() })) }),
})

export const createTemplateFromDesign = endpoint({
  method: 'POST',
  path: '/ops/gallery/template',
  ...galleryStaff,
  summary: 'Make a draft template from a saved design; the seller’s own pictures become draft artworks',
  input: z.object({ seller_id: WireId, design_id: WireId, name_zh: RequiredName, name_en: RequiredName }),
  reply: z.object({ id: z.int(), added_artworks: z.int() }),
})

export const changeTemplates = endpoint({
  method: 'POST',
  path: '/ops/gallery/template/bulk',
  ...galleryStaff,
  summary: 'Change many templates at once: tags, price or state',
  input: z.object({
    ids: z
      .array(WireId)
      .min(1, '请选择模板|Choose at least one template')
      .max(galleryLimits.max_bulk, '一次最多 200 个模板|At most 200 templates at once'),
    change: z.discriminatedUnion('kind', [bulkChanges.tags, bulkChanges.price, bulkChanges.state]),
  }),
  reply: bulkReply(z.int()),
})
export type TemplateChange = z.infer<(typeof changeTemplates)['input']>['change']
