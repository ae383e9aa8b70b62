import { z } from 'zod'

/** Shapes that recur on the wire. Query strings arrive as text, so numbers are coerced here and nowhere else. */
export const WireId = z.coerce.number().int().positive()
export const WireInt = z.coerce.number().int()
/** A decimal string with two digits, in CNY unless said. */
export const Money = z.string().regex(/^-?\d+\.\d{2}$/)
/** UTC, ISO 8601. The client shows it in the seller's zone. */
export const Instant = z.string()

export const MAX_PAGE_SIZE = 100

export const PageInput = z.object({
  page: WireInt.min(1).max(100_000).default(1),
  page_size: WireInt.min(1).max(MAX_PAGE_SIZE).default(20),
})

export const getPage = <T extends z.ZodType>(row: T) =>
  z.object({ data: z.array(row), total: z.int(), page: z.int(), page_size: z.int() })

export const Empty = z.object({})
export const IdInput = z.object({ id: WireId })

/** An address somebody pastes; '' where there is none. */
export const Link = z
  .string()
  .trim()
  .max(500, '链接太长|The link is too long')
  .refine(
    (text) => text === '' || /^https?:\/\/[^\s/$.?#][^\s]*$/i.test(text),
    '请填写以 http 开头的链接|Enter a link that starts with http',
  )
