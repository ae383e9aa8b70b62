import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { WireId } from '../wire.ts'

/** A saved version with print errors. */
export const PrintCheck = z.object({
  design_id: z.int(),
  version: z.int(),
  /** Of the design, for people. */
  name: z.string(),
  picture: z.string().nullable(),
  /** In the caller's language. */
  findings: z.array(z.string()),
})
export type PrintCheck = z.infer<typeof PrintCheck>

const MOST_DESIGNS = 500

export const listOpenPrintChecks = endpoint({
  method: 'GET',
  path: '/distribution/order/printCheck',
  access: 'seller',
  permission: 'order.admin',
  summary: 'What would spoil the prints of these orders and nobody has accepted yet; such orders cannot be paid',
  input: z.object({ ids: z.string().regex(/^\d+(,\d+){0,99}$/, '订单编号格式不正确|Malformed order numbers') }),
  reply: z.object({ checks: z.array(PrintCheck) }),
})

export const acceptPrintChecks = endpoint({
  method: 'POST',
  path: '/distribution/design/printCheck/accept',
  access: 'seller',
  permission: 'order.admin',
  summary: 'Accept the faults of these versions: they are printed as they are',
  input: z.object({
    designs: z
      .array(z.object({ design_id: WireId, version: WireId }))
      .min(1)
      .max(MOST_DESIGNS),
  }),
  reply: z.object({ accepted: z.int() }),
})
