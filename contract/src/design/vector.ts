import { z } from 'zod'
import { DOCUMENT_BODY, endpoint } from '../endpoint.ts'
import { WireId } from '../wire.ts'
import { DesignName, StoredDocument } from './design.ts'

export const vectorFormats = ['pdf', 'svg'] as const
export type VectorFormat = (typeof vectorFormats)[number]

export const exportVector = endpoint({
  method: 'POST',
  path: '/distribution/design/vector',
  access: 'seller',
  permission: 'design.single',
  rate: 'search',
  summary: 'The print area of a design as PDF or SVG in its true size, base64: letters and shapes as curves',
  body_max: DOCUMENT_BODY,
  input: z.object({
    document: StoredDocument,
    view_id: WireId,
    /** The size of the product whose print it is. */
    size_id: WireId,
    format: z.enum(vectorFormats),
    name: DesignName.default(''),
  }),
  reply: z.object({
    name: z.string(),
    file_base64: z.string(),
    width_mm: z.number(),
    height_mm: z.number(),
  }),
})

export const getDrawing = endpoint({
  method: 'GET',
  path: '/distribution/design/drawing',
  access: 'seller',
  permission: 'design.single',
  rate: 'search',
  summary: 'The SVG file of an artwork or an uploaded drawing, cleaned; null for a picture made of pixels',
  input: z.object({
    kind: z.enum(['material', 'artwork']),
    key: z.string().min(1).max(120),
    /** What the seller calls it, for messages. */
    name: DesignName.default(''),
  }),
  reply: z.object({ svg: z.string().nullable() }),
})
