import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/** What the search of the console looks for, in the order results are shown. */
export const searchKinds = ['order', 'goods', 'sku', 'store', 'help'] as const
export type SearchKind = (typeof searchKinds)[number]

export const MAX_SEARCH = 80
/** Hits of one kind; the list itself shows more. */
export const HITS_PER_KIND = 5

export const SearchHit = z.object({
  kind: z.enum(searchKinds),
  id: z.int(),
  title: z.string(),
  /** What tells it from others with a similar name: status and buyer, number of SKUs, marketplace. */
  note: z.string(),
  picture_url: z.string().nullable(),
  /** The goods a SKU belongs to, whose page shows it. */
  goods_id: z.int().nullable(),
})
export type SearchHit = z.infer<typeof SearchHit>

export const searchConsole = endpoint({
  method: 'GET',
  path: '/distribution/search',
  access: 'seller',
  rate: 'search',
  summary: 'Orders, goods, SKUs, stores and help articles by number or name; a few of each kind the caller may see',
  input: z.object({
    keyword: z
      .string()
      .trim()
      .min(1, '请输入要找的内容|Enter what to look for')
      .max(MAX_SEARCH, `最多 ${MAX_SEARCH} 个字|At most ${MAX_SEARCH} characters`),
  }),
  reply: z.object({ data: z.array(SearchHit) }),
})
