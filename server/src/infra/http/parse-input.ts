import type { Endpoint } from '@inkroute/contract/endpoint'
import type { Language } from '@inkroute/contract/errors/errors'
import { inputMessage, messageIn } from '@inkroute/contract/input-messages'
import type { FastifyRequest } from 'fastify'
import { AppError, invalidField } from '../app-error.ts'
import { fieldWithNul } from './body/reject-nul.ts'

const UNREADABLE = '包含无法识别的字符，请重新输入|Contains an unreadable character; please type it again'

const asRecord = (value: unknown): Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value) && !(value instanceof Uint8Array)
    ? (value as Record<string, unknown>)
    : {}

/** Path, query and body as one record, before parsing. */
export const mergedInput = (request: FastifyRequest): Record<string, unknown> => ({
  ...asRecord(request.query),
  ...asRecord(request.body),
  ...asRecord(request.params),
})

/** Parses path, query and body with the endpoint's schema; an error names the field. */
export function parseInput(endpoint: Endpoint, request: FastifyRequest, language: Language): unknown {
  const merged = mergedInput(request)
  const field = fieldWithNul(merged)
  if (field !== null) throw invalidField(field, messageIn(UNREADABLE, language))
  const parsed = endpoint.input.safeParse(merged, { error: inputMessage })
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(({ path, message }) => ({
    field: path.join('.'),
    message: messageIn(message, language),
  }))
  throw new AppError('invalid_input', { summary: problems[0]?.message ?? '' }, problems)
}
