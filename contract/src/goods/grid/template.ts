import { z } from 'zod'
import { StoredDocument } from '../../design/design.ts'
import { DOCUMENT_BODY, endpoint } from '../../endpoint.ts'
import { BuyReply } from '../../membership/buy.ts'
import { PayMethod } from '../../wallet/payment.ts'
import { Empty, getPage, IdInput, Instant, Money, PageInput, WireId } from '../../wire.ts'

/** Maximum templates per seller. */
export const MAX_BOTTOM_TEMPLATES = 200

const Name = z.string().trim().min(1, '请输入模板名称|Enter a name').max(60, '名称最多 60 个字|At most 60 characters')

const Card = z.object({
  id: z.int(),
  name: z.string(),
  layout_id: z.int(),
  cell_count: z.int(),
  /** Null until it is painted. */
  picture_url: z.string().nullable(),
})

export const BottomTemplate = Card.extend({ updated_at: Instant })
export type BottomTemplate = z.infer<typeof BottomTemplate>

export const PayBottomTemplate = Card.extend({
  description: z.string(),
  price: Money,
  is_bought: z.boolean(),
  /** How many sellers have bought it. */
  sold: z.int(),
})
export type PayBottomTemplate = z.infer<typeof PayBottomTemplate>

const WithDocument = { document: StoredDocument }

export const listBottomTemplates = endpoint({
  method: 'GET',
  path: '/distribution/bottomTemplate',
  access: 'seller',
  permission: 'design.grid',
  summary: 'The seller’s own base templates, last changed first',
  input: PageInput.extend({ keyword: z.string().trim().max(60).optional() }),
  reply: getPage(BottomTemplate),
})

export const getBottomTemplate = endpoint({
  method: 'GET',
  path: '/distribution/bottomTemplate/{id}',
  access: 'seller',
  permission: 'design.grid',
  summary: 'One base template of one’s own with its document',
  input: IdInput,
  reply: BottomTemplate.extend(WithDocument),
})

export const createBottomTemplate = endpoint({
  method: 'POST',
  path: '/distribution/bottomTemplate',
  access: 'seller',
  permission: 'design.grid',
  summary: 'Keep a grid as a base template: its cells are filled anew each time',
  body_max: DOCUMENT_BODY,
  input: z.object({ name: Name, document: StoredDocument }),
  reply: z.object({ id: z.int() }),
})

export const changeBottomTemplate = endpoint({
  method: 'PUT',
  path: '/distribution/bottomTemplate/{id}',
  access: 'seller',
  permission: 'design.grid',
  summary: 'Rename a base template, or lay another grid into it',
  body_max: DOCUMENT_BODY,
  input: IdInput.extend({ name: Name.optional(), document: StoredDocument.optional() }),
  reply: Empty,
})

export const deleteBottomTemplate = endpoint({
  method: 'DELETE',
  path: '/distribution/bottomTemplate/{id}',
  access: 'seller',
  permission: 'design.grid',
  summary: 'Delete a base template of one’s own; pictures made with it stay',
  input: IdInput,
  reply: Empty,
})

export const listPayBottomTemplates = endpoint({
  method: 'GET',
  path: '/distribution/payBottomTemplate',
  access: 'seller',
  permission: 'design.pay-bottom',
  summary: 'Base templates of the platform that can be bought, and which ones the seller has',
  input: PageInput.extend({
    keyword: z.string().trim().max(60).optional(),
    state: z.enum(['all', 'bought', 'new']).default('all'),
  }),
  reply: getPage(PayBottomTemplate),
})

export const getPayBottomTemplate = endpoint({
  method: 'GET',
  path: '/distribution/payBottomTemplate/{id}',
  access: 'seller',
  permission: 'design.pay-bottom',
  summary: 'A bought base template with its document; one that was not bought is refused',
  input: IdInput,
  reply: PayBottomTemplate.extend(WithDocument),
})

export const buyBottomTemplate = endpoint({
  method: 'POST',
  path: '/distribution/payBottomTemplate/{id}/buy',
  moves_money: 'once',
  access: 'seller',
  permission: 'design.pay-bottom:buy',
  summary: 'Buy a base template, once and for good',
  input: z.object({
    id: WireId,
    /** The price the seller was shown; another one is refused. */
    price: Money,
    method: PayMethod,
  }),
  reply: BuyReply,
})
