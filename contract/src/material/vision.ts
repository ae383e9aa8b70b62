import { aspects, colourFamilies, designStyles, pictureKinds } from '@inkroute/engine/look/names'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { getPage, PageInput, WireId } from '../wire.ts'
import { Material } from './item.ts'

/** What was measured, in plain numbers, so that a seller can see why a picture was called what it was. */
export const PictureMeasures = z.object({
  /** Share of pixels at a clear edge, 0 to 1. */
  edges: z.number(),
  /** Colours that cover 95 % of the picture, in steps of 32. */
  palette: z.int(),
  /** Evenness of light and dark in bits, 0 to 8. */
  entropy: z.number(),
  /** Share of neighbours of exactly one colour, 0 to 1: high in drawings, low in photographs. */
  flatness: z.number(),
  saturation: z.number(),
  lightness: z.number(),
  contrast: z.number(),
  /** Share of the picture that is see-through, 0 to 1. */
  transparency: z.number(),
})
export type PictureMeasures = z.infer<typeof PictureMeasures>

export const PictureVision = z.object({
  id: z.int(),
  color_families: z.array(z.enum(colourFamilies)),
  colors: z.array(z.string()),
  aspect: z.enum(aspects),
  kind: z.enum(pictureKinds),
  /** Best first; `score` 0 to 1 says how clearly the measures speak for it, not how sure one can be. */
  styles: z.array(z.object({ style: z.enum(designStyles), score: z.number() })),
  tileable: z.boolean(),
  has_alpha: z.boolean(),
  measures: PictureMeasures,
  /** Proposed tags in the caller's language. */
  tags: z.array(z.string()),
})
export type PictureVision = z.infer<typeof PictureVision>

export const lookAtMaterials = endpoint({
  method: 'POST',
  path: '/distribution/materialVision',
  access: 'seller',
  permission: 'design.material',
  summary: 'What can be measured of pictures: colours, shape, kind and style; with `apply` the proposed tags are added',
  input: z.object({ ids: z.array(WireId).min(1).max(200), apply: z.boolean().default(false) }),
  reply: z.object({ data: z.array(PictureVision), added: z.int() }),
})

export const listDesignStyles = endpoint({
  method: 'GET',
  path: '/distribution/materialVision/designStyle',
  access: 'seller',
  permission: 'design.material',
  summary: 'The styles that are told apart, by which measures, and how many pictures of the library have each',
  input: z.object({}),
  reply: z.object({
    data: z.array(z.object({ key: z.enum(designStyles), name: z.string(), sign: z.string(), count: z.int() })),
  }),
})

/** 64 bits as 16 hex digits. */
const Hash = z.string().regex(/^[0-9a-f]{16}$/)

export const searchByImage = endpoint({
  method: 'POST',
  path: '/distribution/material/searchImage',
  access: 'seller',
  permission: 'design.material',
  rate: 'search',
  summary: 'Pictures of the library that look like one of it, or like one the browser measured',
  input: z
    .object({
      material_id: WireId.optional(),
      /** Measured by the browser: light steps, edge places and 64 colour shares of 0 to 255. */
      look: z
        .object({ light_hash: Hash, shape_hash: Hash, histogram: z.array(z.int().min(0).max(255)).length(64) })
        .optional(),
      min_similarity: z.number().min(0).max(1).default(0.6),
      limit: z.int().min(1).max(200).default(60),
    })
    .refine(
      (input) => (input.material_id === undefined) !== (input.look === undefined),
      '请选择一张图片|Choose one picture',
    ),
  reply: z.object({ data: z.array(Material.extend({ similarity: z.number() })), searched: z.int() }),
})

export const listDuplicates = endpoint({
  method: 'GET',
  path: '/distribution/material/duplicates',
  access: 'seller',
  permission: 'design.material',
  rate: 'search',
  summary: 'Groups of pictures with the same pixels, or nearly the same look',
  input: PageInput.extend({ is_near: z.enum(['0', '1']).default('0') }),
  reply: getPage(z.object({ is_same: z.boolean(), materials: z.array(Material) })),
})
