import { BenchView } from '@inkroute/engine/bench/bench-view'
import { z } from 'zod'
import { DOCUMENT_BODY, endpoint } from '../../endpoint.ts'
import { Empty, getPage, IdInput, Instant, PageInput, WireId, WireInt } from '../../wire.ts'
import { CutOut } from '../product.ts'

// The picture bench: photographs of blanks become picture sets, which products name in `views[].picture.product`.

const staff = { access: 'staff', permission: 'ops.catalog' } as const

export const benchLimits = {
  photo_max_bytes: 40 * 1024 * 1024,
  model_max_bytes: 12 * 1024 * 1024,
  /** Longer side of the stored photograph. */
  photo_side_px: 2400,
  /** Side of the working picture that views are drawn on. */
  view_side_px: 1000,
  least_photo_px: 600,
  max_shots: 12,
} as const

export const BenchPhotoFile = z.object({
  id: z.int(),
  name: z.string(),
  /** Size of the stored photograph: upright, sRGB, at most 2,400 px. */
  width_px: z.int(),
  height_px: z.int(),
  bytes: z.int(),
  url: z.string(),
  preview_url: z.string(),
  created_at: Instant,
  created_by: z.string(),
})
export type BenchPhotoFile = z.infer<typeof BenchPhotoFile>

export const addBenchPhoto = endpoint({
  method: 'POST',
  path: '/ops/catalog/bench/photo',
  ...staff,
  rate: 'upload',
  file_max_bytes: benchLimits.photo_max_bytes,
  summary: 'Upload a photograph of a blank; the same file is stored once',
  input: z.object({ name: z.string().trim().max(255).default('photo') }),
  reply: BenchPhotoFile,
})

export const listBenchPhotos = endpoint({
  method: 'GET',
  path: '/ops/catalog/bench/photo',
  ...staff,
  summary: 'Photographs, newest first',
  input: PageInput.extend({ keyword: z.string().trim().max(60).optional() }),
  reply: getPage(BenchPhotoFile),
})

export const getBenchPhoto = endpoint({
  method: 'GET',
  path: '/ops/catalog/bench/photo/{id}',
  ...staff,
  summary: 'One photograph with fresh addresses',
  input: IdInput,
  reply: BenchPhotoFile,
})

/** The square of the photograph that becomes the working picture, in pixels of the photograph; may reach beyond it. */
export const BenchFrame = z.object({
  left: z.number().min(-2400).max(2400),
  top: z.number().min(-2400).max(2400),
  side: z.number().min(50).max(4800),
})
export type BenchFrame = z.infer<typeof BenchFrame>

/** One view being made: its photograph, the frame and what was drawn on the framed picture. */
export const BenchShot = z.object({
  photo_id: z.int().positive(),
  frame: BenchFrame,
  view: BenchView,
})
export type BenchShot = z.infer<typeof BenchShot>

export const BenchDocument = z.object({
  name: z
    .string()
    .trim()
    .min(1, '请填写图片组名称|Enter a name for the picture set')
    .max(80, '名称最多 80 个字|At most 80 characters'),
  /** In the order of the shop; the first is the main picture. */
  shots: z.array(BenchShot).max(benchLimits.max_shots, '一组最多 12 个视角|At most 12 views per set').default([]),
})
export type BenchDocument = z.infer<typeof BenchDocument>

/** `making` while the maps are made, `ready` with a picture folder, `failed` with a reason. */
export const benchStates = ['draft', 'making', 'ready', 'failed'] as const
export type BenchState = (typeof benchStates)[number]

/** A print area as product documents hold it, in pixels of the design canvas. */
const AreaFacts = z.object({
  left: z.number(),
  top: z.number(),
  width: z.number(),
  height: z.number(),
  lies_on: z.enum(['picture', 'flat']),
  cut_outs: z.array(CutOut),
  bleed_cm: z.number(),
  safe_cm: z.number(),
})

export const BenchResultView = z.object({
  /** The value for `views[].picture` of a product document. */
  picture: z.object({ product: z.string(), view: z.string(), area: z.string() }),
  print_area: AreaFacts,
  /** For `actual_sizes[].actual_width`. */
  width_cm: z.number(),
  height_cm: z.number(),
  /** Colour of the photographed blank. */
  base: z.string(),
})
export type BenchResultView = z.infer<typeof BenchResultView>

export const BenchModel = z.object({
  bytes: z.int(),
  /** Names of the materials that show a design. */
  slots: z.array(z.string()),
})

export const BenchSet = z.object({
  id: z.int(),
  state: z.enum(benchStates),
  /** Send it back with a change. Another number means that somebody has saved meanwhile. */
  revision: z.int(),
  /** A `BenchDocument`, parsed on the way in; its unions cannot be written by the compiled serialiser. */
  document: z.custom<BenchDocument>(),
  photos: z.array(BenchPhotoFile),
  model: BenchModel.nullable(),
  /** What was made last; it may be older than the document. */
  result: z.object({ folder: z.string(), revision: z.int(), views: z.array(BenchResultView) }).nullable(),
  /** Why it failed, in the caller's language. */
  reason: z.string().nullable(),
  created_at: Instant,
  updated_at: Instant,
  updated_by: z.string(),
})
export type BenchSet = z.infer<typeof BenchSet>

export const BenchListItem = z.object({
  id: z.int(),
  name: z.string(),
  state: z.enum(benchStates),
  shots: z.int(),
  folder: z.string().nullable(),
  preview_url: z.string().nullable(),
  /** Codes of products that use the pictures. */
  used_by: z.array(z.string()),
  updated_at: Instant,
  updated_by: z.string(),
})
export type BenchListItem = z.infer<typeof BenchListItem>

export const listBenchSets = endpoint({
  method: 'GET',
  path: '/ops/catalog/bench',
  ...staff,
  summary: 'Picture sets, those changed last first',
  input: PageInput.extend({
    keyword: z.string().trim().max(60).optional(),
    state: z.enum(benchStates).optional(),
  }),
  reply: getPage(BenchListItem),
})

export const createBenchSet = endpoint({
  method: 'POST',
  path: '/ops/catalog/bench',
  ...staff,
  summary: 'Begin a picture set',
  body_max: DOCUMENT_BODY,
  input: z.object({ document: BenchDocument }),
  reply: BenchSet,
})

export const getBenchSet = endpoint({
  method: 'GET',
  path: '/ops/catalog/bench/{id}',
  ...staff,
  summary: 'A picture set with its photographs and what was made from it',
  input: IdInput,
  reply: BenchSet,
})

const Step = z.object({ id: WireId, revision: WireInt.min(0) })

/** Refused with `bench_changed_meanwhile` when somebody saved first. */
export const saveBenchSet = endpoint({
  method: 'PUT',
  path: '/ops/catalog/bench/{id}',
  ...staff,
  summary: 'Keep changes to a picture set',
  body_max: DOCUMENT_BODY,
  input: Step.extend({ document: BenchDocument }),
  reply: BenchSet,
})

/** Refused with `bench_unfinished`, whose problems name the fields, such as `shots.0.view.surface.points`. */
export const finishBenchSet = endpoint({
  method: 'POST',
  path: '/ops/catalog/bench/{id}/finish',
  ...staff,
  summary: 'Make the maps of all views; the set turns `ready` with a picture folder that never changes',
  input: Step,
  reply: BenchSet,
})

export const removeBenchSet = endpoint({
  method: 'DELETE',
  path: '/ops/catalog/bench/{id}',
  ...staff,
  summary: 'Delete a picture set; pictures that products use stay',
  input: Step,
  reply: Empty,
})

/** The model must be a binary glTF with at least one material named `print_…`. */
export const addBenchModel = endpoint({
  method: 'POST',
  path: '/ops/catalog/bench/{id}/model',
  ...staff,
  rate: 'upload',
  file_max_bytes: benchLimits.model_max_bytes,
  summary: 'Add a 3D model to the set, or replace it',
  input: Step,
  reply: BenchSet,
})

export const removeBenchModel = endpoint({
  method: 'DELETE',
  path: '/ops/catalog/bench/{id}/model',
  ...staff,
  summary: 'Remove the 3D model from the set',
  input: Step,
  reply: BenchSet,
})
