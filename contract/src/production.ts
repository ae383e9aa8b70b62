import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { taskStates } from './production-codes.ts'
import { blankAsAbsent } from './shipping.ts'
import { Empty, Instant, PageInput, pageOf, WireId } from './wire.ts'

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
  reply: pageOf(ProductionTask),
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
  summary: 'A code was scanned: its task moves one step on, and its order with the last of them',
  input: z.object({ code: z.string().trim().min(1, '请扫描或输入任务码|Scan or type a code').max(60) }),
  reply: ProductionTask,
})

export const rejectTask = endpoint({
  method: 'POST',
  path: '/ops/production/task/{id}/reject',
  access: 'staff',
  permission: 'ops.production',
  summary: 'Failed the check: it is made again, ahead of the others',
  input: z.object({ id: WireId, problem: z.string().trim().min(1, '请写明问题|Say what is wrong').max(200) }),
  reply: ProductionTask,
})

export const shipOrder = endpoint({
  method: 'POST',
  path: '/ops/production/ship',
  access: 'staff',
  permission: 'ops.production',
  summary: 'A packed order leaves with a tracking number',
  input: z.object({
    order_no: z.string().trim().toUpperCase().min(1, '请输入订单号|Enter the order number').max(40),
    tracking_no: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9-]{6,40}$/, '运单号为 6–40 位字母或数字|A tracking number has 6–40 letters or digits'),
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
