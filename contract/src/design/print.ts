import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { IdInput, Instant, WireId } from '../wire.ts'
import { makingStates } from './design.ts'

export const PrintFile = z.object({
  view_id: z.int(),
  view_name: z.string(),
  /** Of the whole file, bleed included. */
  width_px: z.int(),
  height_px: z.int(),
  /** Of the finished print, after cutting. */
  width_cm: z.number(),
  height_cm: z.number(),
  /** Printed beyond each edge and cut off. */
  bleed_cm: z.number(),
  dpi: z.int(),
  bytes: z.int().nullable(),
  state: z.enum(makingStates),
  /** Why it failed, in the caller's language. */
  reason: z.string().nullable(),
  /** Signed address, once it is made. */
  url: z.string().nullable(),
})
export type PrintFile = z.infer<typeof PrintFile>

/** Print files of one piece (a design on a colour in a size) with their production sheet. */
export const PrintSet = z.object({
  id: z.int(),
  design_id: z.int(),
  version: z.int(),
  color_id: z.int(),
  size_id: z.int(),
  /** What the piece is called on the sheet and in file names. */
  reference: z.string(),
  state: z.enum(makingStates),
  reason: z.string().nullable(),
  files: z.array(PrintFile),
  /** The production sheet, a PDF. */
  sheet_url: z.string().nullable(),
  created_at: Instant,
  finished_at: Instant.nullable(),
})
export type PrintSet = z.infer<typeof PrintSet>

export const makePrintSet = endpoint({
  method: 'POST',
  path: '/distribution/design/{design_id}/printFile',
  access: 'seller',
  permission: 'design.record',
  summary: 'Ask for the print files of a saved design in a colour and size; asking twice gives the same set',
  input: z.object({ design_id: WireId, version: WireId.optional(), color_id: WireId, size_id: WireId }),
  reply: PrintSet,
})

export const getPrintSet = endpoint({
  method: 'GET',
  path: '/distribution/design/printFile/{id}',
  access: 'seller',
  permission: 'design.record',
  hidden_from_view: true,
  summary: 'Print files and production sheet of one piece, and how far they are',
  input: IdInput,
  reply: PrintSet,
})

export const retryPrintSet = endpoint({
  method: 'POST',
  path: '/distribution/design/printFile/{id}/retry',
  access: 'seller',
  permission: 'design.record',
  summary: 'Try again what could not be made',
  input: IdInput,
  reply: PrintSet,
})
