import { z } from 'zod'
import { StoredDocument } from '../design/design.ts'
import { DOCUMENT_BODY, endpoint } from '../endpoint.ts'
import { licences } from '../material/item.ts'
import { Empty, getPage, IdInput, Instant, Money, PageInput, WireId } from '../wire.ts'
import { templateKinds } from './kinds.ts'

/** What belongs into a slot, where the template says so. */
export const slotRoles = ['name', 'date', 'photo', 'picture', 'text', 'place', 'number'] as const
export type SlotRole = (typeof slotRoles)[number]

/** A slot of a template: a picture or text layer meant to be replaced, by layer id. */
export const TemplateSlot = z.object({
  layer_id: z.string(),
  kind: z.enum(['image', 'text']),
  label: z.string(),
  role: z.enum(slotRoles).optional(),
})
export type TemplateSlot = z.infer<typeof TemplateSlot>

const Card = z.object({
  id: z.int(),
  name: z.string(),
  basic_product_id: z.int(),
  product_name: z.string(),
  color_id: z.int(),
  /** Colour of the product, behind the picture, which is see-through where nothing is printed. */
  color_hex: z.string(),
  /** One of the platform is painted when it is asked for; null for one of the seller until it is painted. */
  picture_url: z.string().nullable(),
  slots: z.array(TemplateSlot),
})

export const PlatformTemplate = Card.extend({
  /** Kind of product it was composed for; null where there is none. */
  kind: z.enum(templateKinds).nullable(),
  scenario: z.string(),
  style: z.string(),
  author: z.string(),
  licence: z.enum(licences),
  /** `0.00` is free; otherwise it is bought once, before it is used. */
  price: Money,
  is_bought: z.boolean(),
})
export type PlatformTemplate = z.infer<typeof PlatformTemplate>
export const UserTemplate = Card.extend({ created_at: Instant })
export type UserTemplate = z.infer<typeof UserTemplate>

const Choice = z.object({ key: z.string(), name: z.string(), count: z.int() })
const WithDocument = { document: StoredDocument }

export const listTemplates = endpoint({
  method: 'GET',
  path: '/frontend/productDesignTemplate',
  access: 'public',
  rate: 'search',
  summary: 'Ready designs of the platform to start from, by scenario, style, product and words',
  input: PageInput.extend({
    keyword: z.string().trim().max(60).optional(),
    scenario: z.string().max(40).optional(),
    style: z.string().max(40).optional(),
    kind: z.enum(templateKinds).optional(),
    basic_product_id: WireId.optional(),
    /** Templates of this product come first, then those of its kind. */
    for_product_id: WireId.optional(),
  }),
  reply: getPage(PlatformTemplate),
})

export const listScenarios = endpoint({
  method: 'GET',
  path: '/frontend/productDesignTemplate/getApplicableScenarios',
  access: 'public',
  summary: 'What templates are made for',
  input: z.object({ kind: z.enum(templateKinds).optional() }),
  reply: z.object({ data: z.array(Choice) }),
})

export const listTemplateKinds = endpoint({
  method: 'GET',
  path: '/frontend/productDesignTemplate/getProductKinds',
  access: 'public',
  summary: 'How many templates there are for each kind of product',
  input: z.object({ scenario: z.string().max(40).optional() }),
  reply: z.object({ data: z.array(z.object({ key: z.enum(templateKinds), count: z.int() })) }),
})

export const listRecommendedStyles = endpoint({
  method: 'GET',
  path: '/frontend/productDesignTemplate/getRecommendedStyle',
  access: 'public',
  summary: 'Styles of the templates, the fullest first',
  input: z.object({ kind: z.enum(templateKinds).optional() }),
  reply: z.object({ data: z.array(Choice) }),
})

export const getTemplate = endpoint({
  method: 'GET',
  path: '/frontend/productDesignTemplate/{id}',
  access: 'public',
  summary: 'One template with its document',
  input: IdInput,
  reply: PlatformTemplate.extend(WithDocument),
})

export const listUserTemplates = endpoint({
  method: 'GET',
  path: '/distribution/userProductDesignTemplate',
  access: 'seller',
  permission: 'design.template',
  summary: 'The seller’s own templates, newest first',
  input: PageInput.extend({ keyword: z.string().trim().max(60).optional(), basic_product_id: WireId.optional() }),
  reply: getPage(UserTemplate),
})

export const getUserTemplate = endpoint({
  method: 'GET',
  path: '/distribution/userProductDesignTemplate/{id}',
  access: 'seller',
  permission: 'design.template',
  summary: 'One template of one’s own with its document',
  input: IdInput,
  reply: UserTemplate.extend(WithDocument),
})

const Name = z.string().trim().min(1, '请输入模板名称|Enter a name').max(60, '名称最多 60 个字|At most 60 characters')

export const createUserTemplate = endpoint({
  method: 'POST',
  path: '/distribution/userProductDesignTemplate',
  access: 'seller',
  permission: 'design.template:edit',
  summary: 'Keep a design as a template; its pictures and texts become places to fill',
  body_max: DOCUMENT_BODY,
  input: z.object({ name: Name, basic_product_id: WireId, color_id: WireId, document: StoredDocument }),
  reply: z.object({ id: z.int() }),
})

export const renameUserTemplate = endpoint({
  method: 'PUT',
  path: '/distribution/userProductDesignTemplate/{id}',
  access: 'seller',
  permission: 'design.template:edit',
  summary: 'Rename a template of one’s own',
  input: IdInput.extend({ name: Name }),
  reply: Empty,
})

export const deleteUserTemplate = endpoint({
  method: 'DELETE',
  path: '/distribution/userProductDesignTemplate/{id}',
  access: 'seller',
  permission: 'design.template:edit',
  summary: 'Delete a template of one’s own; designs made from it stay',
  input: IdInput,
  reply: Empty,
})

/** A box within a print area, as shares of its width and height; the centre and the size. */
export const PlacedShare = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })

/** A layout without product or picture: where a picture and a text go on any print area. */
export const PodTemplate = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  boxes: z.array(PlacedShare.extend({ kind: z.enum(['image', 'text', 'pattern']), rotation_deg: z.number() })),
})
export type PodTemplate = z.infer<typeof PodTemplate>

export const listPodTemplates = endpoint({
  method: 'GET',
  path: '/distribution/podTemplate',
  access: 'seller',
  permission: 'design.single',
  summary: 'Arrangements that fit any product',
  input: z.object({}),
  reply: z.object({ data: z.array(PodTemplate) }),
})

export const getPodTemplate = endpoint({
  method: 'GET',
  path: '/distribution/podTemplate/{id}',
  access: 'seller',
  permission: 'design.single',
  summary: 'One arrangement',
  input: IdInput,
  reply: PodTemplate,
})
