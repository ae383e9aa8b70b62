import { colourFamilies } from '@inkroute/engine/look/names'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { BuyReply } from '../membership/buy.ts'
import { PayMethod } from '../wallet/payment.ts'
import { getPage, Money, PageInput, WireId } from '../wire.ts'
import { licences, Material } from './item.ts'

/** A design of the platform's own library. Texts come in the language of the call. */
export const Artwork = z.object({
  /** Names it in picture addresses, see `pictures.ts`. */
  slug: z.string(),
  name: z.string(),
  category: z.string(),
  style: z.string(),
  tags: z.array(z.string()),
  width_px: z.int(),
  height_px: z.int(),
  /** Its left edge continues its right one, and top and bottom alike. */
  tileable: z.boolean(),
  has_alpha: z.boolean(),
  /** Main colours as `#rrggbb`, the largest first. */
  colors: z.array(z.string()),
  /** Drawn from curves, so it prints sharp at any size. */
  is_vector: z.boolean(),
  author: z.string(),
  licence: z.enum(licences),
  /** `0.00` is free; otherwise it is bought once, before it is used. */
  price: Money,
  is_bought: z.boolean(),
})
export type Artwork = z.infer<typeof Artwork>

const Choice = z.object({ key: z.string(), name: z.string(), count: z.int() })

export const listArtworks = endpoint({
  method: 'GET',
  path: '/frontend/gallery',
  access: 'public',
  rate: 'search',
  summary: 'Designs of the platform library, by category, style, tiling, colour and words in either language',
  input: PageInput.extend({
    keyword: z.string().max(100).optional(),
    /** Exactly this one. */
    slug: z.string().max(120).optional(),
    category: z.string().max(40).optional(),
    style: z.string().max(40).optional(),
    collection_id: WireId.optional(),
    tileable: z.enum(['0', '1']).optional(),
    color: z.enum(colourFamilies).optional(),
    sort: z.enum(['featured', 'name']).default('featured'),
  }),
  reply: getPage(Artwork).extend({
    categories: z.array(Choice),
    styles: z.array(Choice),
    /** Its key is the id to filter by. */
    collections: z.array(Choice),
  }),
})

export const copyArtworks = endpoint({
  method: 'POST',
  path: '/distribution/material/artworks',
  access: 'seller',
  permission: 'design.material:upload',
  rate: 'upload',
  summary: 'Copy designs of the platform library into one’s own; one that is there already is answered again',
  input: z.object({
    slugs: z.array(z.string().max(120)).min(1).max(10),
    category_id: WireId.nullable().default(null),
  }),
  reply: z.object({ data: z.array(Material), added: z.int() }),
})

export const buyGalleryItem = endpoint({
  method: 'POST',
  path: '/distribution/gallery/buy',
  moves_money: 'once',
  access: 'seller',
  permission: 'design.gallery:buy',
  summary: 'Buy an artwork or design template of the platform, once and for good',
  input: z.object({
    kind: z.enum(['artwork', 'template']),
    /** Slug of the artwork or number of the template. */
    item: z.string().min(1).max(120),
    /** The price the seller was shown; another one is refused. */
    price: Money,
    method: PayMethod,
  }),
  reply: BuyReply,
})
