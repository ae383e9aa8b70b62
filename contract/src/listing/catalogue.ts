import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { blankAsAbsent } from '../shipping/shipping.ts'
import { WireId } from '../wire.ts'
import { PlatformWord } from './listing.ts'

/** Queried through the given store, or the first authorised one. */
const Asked = z.object({ platform: PlatformWord, store_id: blankAsAbsent(WireId) })

const Place = z.object({
  id: z.string(),
  name: z.string(),
  is_leaf: z.boolean(),
  /** From the root, with the place itself. */
  path: z.string(),
})
export type CategoryPlace = z.infer<typeof Place>

export const listingCategories = endpoint({
  method: 'GET',
  path: '/distribution/listing/category',
  access: 'seller',
  permission: 'listing.templates',
  rate: 'search',
  summary: 'Categories of a marketplace: those below one, or those whose name holds a word',
  input: Asked.extend({
    parent_id: z.string().max(120).default(''),
    keyword: blankAsAbsent(z.string().trim().max(60)),
  }),
  reply: z.object({
    /** False: nothing can be read there, the number is typed. */
    is_read: z.boolean(),
    /** Set when the whole tree is known and searchable. */
    has_search: z.boolean(),
    data: z.array(Place),
  }),
})

const Choice = z.object({ value: z.string(), name: z.string() })

export const CategoryField = z.object({
  /** Where a template keeps the answer. */
  key: z.string(),
  name: z.string(),
  is_required: z.boolean(),
  /** Empty: any text. */
  choices: z.array(Choice),
})
export type CategoryField = z.infer<typeof CategoryField>

export const categoryFields = endpoint({
  method: 'GET',
  path: '/distribution/listing/categoryField',
  access: 'seller',
  permission: 'listing.templates',
  rate: 'search',
  summary: 'What a category of a marketplace asks for, the required first',
  input: Asked.extend({ category_id: z.string().trim().min(1).max(120) }),
  reply: z.object({ data: z.array(CategoryField) }),
})

export const placeProduct = endpoint({
  method: 'POST',
  path: '/distribution/listing/productCategory',
  access: 'seller',
  permission: 'listing.release',
  summary: 'Where goods of a product belong on a platform, with what that category asks',
  input: z.object({
    platform: PlatformWord,
    product_id: WireId,
    category_id: z.string().trim().min(1, '请选择类目|Choose a category').max(120),
    category_name: z.string().trim().max(300).default(''),
    attributes: z
      .record(
        z
          .string()
          .regex(/^attr\./)
          .max(60),
        z.string().max(500),
      )
      .refine((answers) => Object.keys(answers).length <= 200, '属性太多|Too many attributes')
      .default({}),
  }),
  reply: z.object({}),
})

export const shopChoices = endpoint({
  method: 'GET',
  path: '/distribution/listing/shopChoice',
  access: 'seller',
  permission: 'listing.templates',
  rate: 'search',
  hidden_from_view: true,
  summary: 'Freight templates and other lists a shop keeps, by the field of the template they are for',
  input: Asked.extend({ fresh: blankAsAbsent(z.literal('1')) }),
  reply: z.object({ data: z.array(z.object({ key: z.string(), choices: z.array(Choice) })) }),
})
