import type { Endpoint } from '@inkroute/contract/endpoint'
import type { FieldProblem } from '@inkroute/contract/envelope'
import type { Language } from '@inkroute/contract/errors'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { en, zhCN } from 'zod/locales'
import { AppError } from '../app-error.ts'

const localeErrors = { zh: zhCN().localeError, en: en().localeError }

const asRecord = (value: unknown): Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value) && !(value instanceof Uint8Array)
    ? (value as Record<string, unknown>)
    : {}

/** Merges path, query and body, parses them by the endpoint's schema, and names the field that is wrong. */
export function parseInput(endpoint: Endpoint, request: FastifyRequest, language: Language): unknown {
  const merged = { ...asRecord(request.query), ...asRecord(request.body), ...asRecord(request.params) }
  const parsed = endpoint.input.safeParse(merged, { error: localeErrors[language] as z.core.$ZodErrorMap })
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map((issue) => ({
    field: issue.path.join('.'),
    message: textOf(issue, language),
  }))
  throw new AppError('invalid_input', { summary: summaryOf(parsed.error.issues[0], problems[0]) }, problems)
}

/** A sentence of our own stands alone; the library's sentences need the name of the field to be understood. */
function summaryOf(issue: z.core.$ZodIssue | undefined, problem: FieldProblem | undefined): string {
  if (!issue || !problem) return ''
  return issue.message.includes('|') || !problem.field ? problem.message : `${problem.field}: ${problem.message}`
}

/** A schema may write its own message as `中文|English`. */
function textOf(issue: z.core.$ZodIssue, language: Language): string {
  const [zh = '', english] = issue.message.split('|')
  return language === 'en' && english ? english : zh
}
