import { inputMessage } from '@inkroute/contract/input-messages'
import type { z } from 'zod'

/** What is wrong with one value, in the words of the contract as `中文|English`, or null. */
export function problemOf(schema: z.ZodType, value: unknown): string | null {
  return schema.safeParse(value, { error: inputMessage }).error?.issues[0]?.message ?? null
}
