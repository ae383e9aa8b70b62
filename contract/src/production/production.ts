import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Personalisation } from '../order/order.ts'
import { blankAsAbsent } from '../shipping/shipping.ts'
import { Empty, getPage, Instant, PageInput, WireId } from '../wire.ts'
import { MAX_BATCH_TASKS, MAX_CHECK_PHOTOS, taskStates, trackingCodes } from './codes.ts'
import { labelStates } from './label/codes.ts'

export const ProductionTask = z.object({
  id: z.int(),
  code: z.string(),
  order_no: z.string(),
  factory: z.object({ id: z.int(), name: z.string() }),
  technique: z.string(),
  state: z.enum(taskStates),
  priority: z.int(),
  reprints: z.int(),
  problem: z.string(),
  title: z.string(),
  sku_code: z.string(),
  variant: z.string(),
  quantity: z.int(),
  picture_url: z.string().nullable(),
  /** The buyer's personalisation, which the seller confirmed is in the design. */
  personalisation: z.array(Personalisation),
  is_late: z.boolean(),
  due_at: Instant,
})
export type ProductionTask = z.infer<typeof ProductionTask>

export const listTasks = endpoint({
  method: 'GET',
  path: '/ops/production/task',
  access: 'staff',
  permission: 'ops.production',
  rate: 'search',
  summary: 'The factory queue: urgent first, then by the day it is due',
  input: z
    .object({
      factory_id: blankAsAbsent(WireId),
      technique: blankAsAbsent(z.string().max(40)),
      state: blankAsAbsent(z.enum(taskStates)),
      keyword: blankAsAbsent(z.string().trim().max(60)),
    })
    .extend(PageInput.shape),
  reply: getPage(ProductionTask),
})

export const getQueueFacets = endpoint({
  method: 'GET',
  path: '/ops/production/facets',
  access: 'staff',
  permission: 'ops.production',
  summary: 'Factories, techniques and states of the queue with counts',
  input: Empty,
  reply: z.object({
    factories: z.array(z.object({ id: z.int(), name: z.string(), open: z.int() })),
    techniques: z.array(z.object({ key: z.string(), name: z.string(), open: z.int() })),
    states: z.array(z.object({ state: z.enum(taskStates), count: z.int() })),
    late: z.int(),
  }),
})

export const scanTask = endpoint({
  method: 'POST',
  path: '/ops/production/scan',
  access: 'staff',
  permission: 'ops.production',
  summary:
    'A code was scanned: its task moves one step on, and its order with the last of them; the number of a paid order begins it at once',
  input: z.object({
    code: z.string().trim().min(1, '请扫描或输入任务码|Scan or type a code').max(60),
    /** Photos of the check, when the step is one. */
    picture_ids: z.array(WireId).max(MAX_CHECK_PHOTOS).default([]),
    /** The step the user saw: someone else may have advanced the task since. */
    from: z.enum(taskStates).optional(),
  }),
  reply: ProductionTask,
})

export const rejectTask = endpoint({
  method: 'POST',
  path: '/ops/production/task/{id}/reject',
  access: 'staff',
  permission: 'ops.production',
  summary: 'Failed the check: it is made again, ahead of the others',
  input: z.object({
    id: WireId,
    problem: z.string().trim().min(1, '请写明问题|Describe what is wrong').max(200),
    picture_ids: z.array(WireId).max(MAX_CHECK_PHOTOS).default([]),
  }),
  reply: ProductionTask,
})

const TrackingNumber = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9-]{6,40}$/, '运单号为 6–40 位字母或数字|A tracking number has 6–40 letters or digits')

export const shipOrder = endpoint({
  method: 'POST',
  path: '/ops/production/ship',
  access: 'staff',
  permission: 'ops.production',
  summary: 'A packed order leaves with a tracking number',
  input: z.object({
    order_no: z.string().trim().toUpperCase().min(1, '请输入订单号|Enter the order number').max(40),
    tracking_no: TrackingNumber,
    /** Of further parcels. */
    more_tracking_nos: z.array(TrackingNumber).max(50).default([]),
    /** Measured weight; defaults to the calculated one. */
    weight_g: blankAsAbsent(z.coerce.number().int().min(1).max(1_000_000)),
  }),
  reply: z.object({ order_no: z.string(), tracking_no: z.string() }),
})

export const StaffPicture = z.object({ id: z.int(), name: z.string(), url: z.string() })
export type StaffPicture = z.infer<typeof StaffPicture>

export const addStaffPicture = endpoint({
  method: 'POST',
  path: '/ops/picture',
  access: 'staff',
  rate: 'upload',
  summary: 'A photo of staff: of goods that failed a check, for an answer to a seller',
  input: z.object({ name: z.string().trim().min(1).max(120), data_base64: z.string().min(1).max(1_900_000) }),
  reply: StaffPicture,
})

const TrackingEvent = z.object({
  code: z.enum(trackingCodes),
  text: z.string(),
  /** In the carrier's own words; empty where it says none. */
  description: z.string(),
  place: z.string(),
  happened_at: Instant,
})

export const Parcel = z.object({
  id: z.int(),
  tracking_no: z.string(),
  carrier: z.string(),
  is_arrived: z.boolean(),
  sent_at: Instant,
  arrived_at: Instant.nullable(),
  /** The newest first. */
  events: z.array(TrackingEvent),
})
export type Parcel = z.infer<typeof Parcel>

/** The marketplace's own label for one parcel of an order that it ships itself. */
const PlatformLabel = z.object({
  parcel_no: z.int(),
  tracking_no: z.string(),
  state: z.enum(labelStates),
  /** Null until the marketplace has made it. */
  pdf_url: z.string().nullable(),
})
export type PlatformLabel = z.infer<typeof PlatformLabel>

export const getTracking = endpoint({
  method: 'GET',
  path: '/distribution/order/{id}/tracking',
  access: 'seller',
  permission: 'order.detail',
  summary: 'Parcels of an order, what the carrier told of them, and labels of the marketplace that ships it',
  input: z.object({ id: WireId }),
  reply: z.object({
    parcels: z.array(Parcel),
    is_sent_by_platform: z.boolean(),
    labels: z.array(PlatformLabel),
  }),
})

export const TaskCheck = z.object({
  is_passed: z.boolean(),
  problem: z.string(),
  photos: z.array(z.object({ name: z.string(), url: z.string() })),
  by: z.string(),
  created_at: Instant,
})

export const listTaskChecks = endpoint({
  method: 'GET',
  path: '/ops/production/task/{id}/checks',
  access: 'staff',
  permission: 'ops.production',
  summary: 'Checks of one task with their photos',
  input: z.object({ id: WireId }),
  reply: z.object({ data: z.array(TaskCheck) }),
})

export const PrintBatch = z.object({
  id: z.int(),
  state: z.enum(['queued', 'running', 'done', 'failed']),
  total: z.int(),
  done: z.int(),
  /** Tasks whose files are not there yet. */
  missing: z.array(z.string()),
  bytes: z.int().nullable(),
  url: z.string().nullable(),
  created_at: Instant,
})
export type PrintBatch = z.infer<typeof PrintBatch>

export const makePrintBatch = endpoint({
  method: 'POST',
  path: '/ops/production/batch',
  access: 'staff',
  permission: 'ops.production',
  summary: 'Pack the print files and sheets of tasks into one archive',
  input: z.object({
    codes: z.array(z.string().trim().max(60)).min(1, '请选择任务|Choose tasks').max(MAX_BATCH_TASKS),
  }),
  reply: PrintBatch,
})

export const listPrintBatches = endpoint({
  method: 'GET',
  path: '/ops/production/batch',
  access: 'staff',
  permission: 'ops.production',
  summary: 'The latest archives of print files and how far they are',
  input: Empty,
  reply: z.object({ data: z.array(PrintBatch) }),
})

export const listStockMovements = endpoint({
  method: 'GET',
  path: '/ops/production/stockMovement',
  access: 'staff',
  permission: 'ops.production',
  rate: 'search',
  summary: 'What came to and left the shelves, the newest first',
  input: z.object({ keyword: blankAsAbsent(z.string().trim().max(60)) }).extend(PageInput.shape),
  reply: getPage(
    z.object({
      id: z.int(),
      sku: z.string(),
      product: z.string(),
      warehouse_code: z.string(),
      change: z.int(),
      pieces_after: z.int(),
      cause: z.string(),
      created_at: Instant,
    }),
  ),
})

export const retryOrderPrints = endpoint({
  method: 'POST',
  path: '/distribution/order/{id}/retryPrint',
  access: 'seller',
  permission: 'order.admin:edit',
  summary: 'Have print files that failed made anew; the order goes on by itself once they are there',
  input: z.object({ id: WireId }),
  reply: Empty,
})
