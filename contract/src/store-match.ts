import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { WireId } from './wire.ts'

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
      z.object({
        id: z.int(),
        goods_id: z.int(),
        title: z.string(),
        sku_code: z.string(),
        color_name: z.string(),
        color_hex: z.string(),
        size_name: z.string(),
        picture_url: z.string().nullable(),
        /** What is alike, the strongest first. */
        by: z.array(z.enum(likenesses)),
      }),
    ),
  }),
})
