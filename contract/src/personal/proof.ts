import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { IdInput, Instant } from '../wire.ts'

/** `unmarked` files were made before files carried a hash; `waiting` is not made yet. */
const proofResults = ['equal', 'different', 'unmarked', 'waiting'] as const
export type ProofResult = (typeof proofResults)[number]

/** What was approved for a piece of an order, beside what its print files carry. */
const ProofLine = z.object({
  /** Of the piece, as on its production sheet. */
  code: z.string(),
  title: z.string(),
  variant: z.string(),
  /** Null while nothing is approved. */
  approved: z
    .object({
      /** The buyer on our page; otherwise the seller, by hand or by the rule of the form. */
      by: z.enum(['buyer', 'seller']),
      /** Of the design. */
      hash: z.string(),
      at: Instant,
      picture_url: z.string().nullable(),
      /** The seller changed it after the buyer had approved it. */
      is_changed_since: z.boolean(),
    })
    .nullable(),
  files: z.array(
    z.object({
      view_name: z.string(),
      url: z.string().nullable(),
      /** Read from the file. */
      hash: z.string().nullable(),
      result: z.enum(proofResults),
    }),
  ),
})
export type ProofLine = z.infer<typeof ProofLine>

const reply = z.object({ lines: z.array(ProofLine) })

export const getPrintProof = endpoint({
  method: 'GET',
  path: '/distribution/personal/orders/{id}/proof',
  access: 'seller',
  permission: 'order.personal',
  summary: 'What was approved for the personalised pieces of an order, and whether their print files show it',
  input: IdInput,
  reply,
})

export const getDeskPrintProof = endpoint({
  method: 'GET',
  path: '/ops/order/{order_no}/proof',
  access: 'staff',
  permission: 'ops.order',
  summary: 'What was approved for the personalised pieces of an order, and whether their print files show it',
  input: z.object({ order_no: z.string().trim().min(1).max(40) }),
  reply,
})
