import { DEFAULT_TOAST_SECONDS } from '@inkroute/contract/envelope'
import { errors, errorText, type Language } from '@inkroute/contract/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import { isDatabaseAway } from '../db/is-database-away.ts'
import { languageOf } from './bind.ts'

/** How soon it is worth asking again when the database is away. */
const RETRY_AFTER_SECONDS = 2

interface FastifyFailure {
  readonly code?: string
  readonly statusCode?: number
}

/** Fastify's own sentences are for developers and English only. */
function unreadable(code: string | undefined, language: Language): string {
  if (code === 'FST_ERR_CTP_INVALID_JSON_BODY' || code === 'FST_ERR_CTP_EMPTY_JSON_BODY') {
    return language === 'zh' ? '提交的内容不是有效的 JSON' : 'The request body is not valid JSON'
  }
  return language === 'zh'
    ? '请求无法识别，请刷新页面后重试'
    : 'The request could not be read; reload the page and try again'
}

/** Turns what Fastify itself refuses (bad JSON, too large, too often) into entries of our catalogue. */
function known(error: unknown, reply: FastifyReply): AppError | null {
  if (error instanceof AppError) return error
  const { code, statusCode } = error as FastifyFailure
  if (statusCode === 429)
    return new AppError('too_many_requests', { seconds: String(reply.getHeader('retry-after') ?? 60) })
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    const limit_bytes = reply.request.routeOptions.bodyLimit ?? 0
    return new AppError('body_too_large', { limit: `${Math.round(limit_bytes / 1024 / 1024)} MB` })
  }
  // The disk is full: whoever sends a file is told so, and that nothing was kept.
  if (code === 'ENOSPC') return new AppError('storage_full')
  if (isDatabaseAway(error)) return new AppError('database_away')
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new AppError('invalid_input', { summary: unreadable(code, languageOf(reply.request)) })
  }
  return null
}

export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = known(error, reply)
  if (!refusal || refusal.code === 'database_away') request.log.error({ err: error }, 'unexpected error')
  const { code, details, problems } = refusal ?? new AppError('internal', { request_id: request.id })
  const entry = errors[code]
  if (code === 'too_many_requests') reply.header('retry-after', String(details?.seconds ?? 60))
  if (code === 'database_away') reply.header('retry-after', String(RETRY_AFTER_SECONDS))
  // Serialised by hand: the compiled schema of the endpoint describes its success only.
  return reply
    .code(entry.http)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send({
      status_code: entry.status_code,
      msg: errorText(code, languageOf(request), details),
      time: DEFAULT_TOAST_SECONDS,
      data: { problems, details },
      request_id: request.id,
      error: code,
    })
}
