import type { z } from 'zod'
import type { Language } from '../text/text.ts'

/** Messages of the contract's schemas stand as `中文|English`. */
export function messageIn(message: string, language: Language): string {
  const [zh = '', en] = message.split('|')
  return language === 'en' ? (en ?? zh) : zh
}

/** What is wrong with one value, in the words of the contract, or null. */
export function problemOf(schema: z.ZodType, value: unknown): string | null {
  return schema.safeParse(value).error?.issues[0]?.message ?? null
}
