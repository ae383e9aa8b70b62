import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { SkuSuggestion } from '../order/foreign.ts'
import { WireId } from '../wire.ts'

export const likenesses = ['sku', 'title', 'picture'] as const
export type Likeness = (typeof likenesses)[number]

export const suggestForLine = endpoint({
  method: 'GET',
  path: '/distribution/userStore/lineSuggestions',
  access: 'seller',
  permission: 'order.admin',
  rate: 'search',
  summary: 'SKUs a line from elsewhere may mean, by its code, its title and its picture, the likeliest first',
  input: z.object({ line_id: WireId }),
  reply: z.object({
    data: z.array(
      SkuSuggestion.extend({
        /** Reasons for the match, strongest first. */
        by: z.array(z.enum(likenesses)),
      }),
    ),
  }),
})
