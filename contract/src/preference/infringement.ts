import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { blankAsAbsent } from '../shipping/shipping.ts'
import { Empty, getPage, Instant, PageInput, WireId } from '../wire.ts'

export const MAX_INFRINGEMENT_WORDS = 2000
const MAX_INFRINGEMENT_ADDED = 500
const MAX_WORD = 60

const screen = { access: 'seller', permission: 'setting.tort' } as const
const edit = { access: 'seller', permission: 'setting.tort:edit' } as const

export const TortWord = z.object({ id: z.int(), word: z.string(), note: z.string(), created_at: Instant })
export type TortWord = z.infer<typeof TortWord>

export const listInfringementWords = endpoint({
  method: 'GET',
  path: '/distribution/tortWord',
  ...screen,
  summary: 'Words of the seller that may infringe, newest first',
  input: PageInput.extend({ keyword: blankAsAbsent(z.string().trim().max(MAX_WORD)) }),
  reply: getPage(TortWord),
})

export const listAllInfringementWords = endpoint({
  method: 'GET',
  path: '/distribution/tortWord/all',
  access: 'seller',
  permission: 'design.single',
  or_permission: 'setting.tort',
  summary: 'Every word that prints and titles are held against: those of the platform and those of the seller',
  input: Empty,
  reply: z.object({ platform: z.array(z.string()), own: z.array(z.string()) }),
})

export const addInfringementWords = endpoint({
  method: 'POST',
  path: '/distribution/tortWord',
  ...edit,
  summary: 'Add words; those that are there already are passed over',
  input: z.object({
    words: z
      .array(z.string().trim().min(1).max(MAX_WORD, '每个词最多 60 个字符|At most 60 characters per word'))
      .min(1, '请输入词语|Enter words')
      .max(MAX_INFRINGEMENT_ADDED, '一次最多添加 500 个词|At most 500 words at once'),
    note: z.string().trim().max(100).default(''),
  }),
  reply: z.object({ added: z.int(), known: z.int() }),
})

export const deleteInfringementWords = endpoint({
  method: 'POST',
  path: '/distribution/tortWord/deletes',
  ...edit,
  summary: 'Take words off the list',
  input: z.object({ ids: z.array(WireId).min(1).max(MAX_INFRINGEMENT_ADDED) }),
  reply: z.object({ deleted: z.int() }),
})

export const checkInfringementText = endpoint({
  method: 'POST',
  path: '/distribution/tortWord/check',
  ...screen,
  rate: 'search',
  summary: 'Which listed words a text holds',
  input: z.object({ text: z.string().max(20_000) }),
  reply: z.object({ found: z.array(z.string()) }),
})

export const listTortGoods = endpoint({
  method: 'GET',
  path: '/distribution/tortWord/goods',
  ...screen,
  rate: 'search',
  summary: 'Goods whose titles hold listed words',
  input: Empty,
  reply: z.object({
    checked: z.int(),
    goods: z.array(z.object({ id: z.int(), title: z.string(), found: z.array(z.string()) })),
  }),
})
