import { inputMessage } from '@inkroute/contract/input-messages'
import type { z } from 'zod'

/** The problem with one value as `中文|English` from the contract, or null. */
export function findProblem(schema: z.ZodType, value: unknown): string | null {
  return schema.safeParse(value, { error: inputMessage }).error?.issues[0]?.message ?? null
}
