import { DEFAULT_TOAST_SECONDS } from '@inkroute/contract/envelope'
import type { ErrorEntry } from '@inkroute/contract/errors/entry'
import { type ErrorName, errors, errorText, type Language } from '@inkroute/contract/errors/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import {
  isDatabaseBusy,
  isDatabaseUnavailable,
  isInvalidValue,
  isUniqueViolation,
  RETRY_AFTER_SECONDS,
} from '../db/database-errors.ts'
import { PoolClosed } from '../workers/pool-closed.ts'
import { getLanguage } from './bind.ts'
import { sizeText } from './body/body-limits.ts'

interface FastifyFailure {
  readonly code?: string
  readonly statusCode?: number
}

/** Fastify's own messages are for developers, in English only. */
function unreadable(code: string | undefined, language: Language): string {
  if (code === 'FST_ERR_CTP_INVALID_JSON_BODY' || code === 'FST_ERR_CTP_EMPTY_JSON_BODY') {
    return language === 'zh' ? '提交的内容不是有效的 JSON' : 'The request body is not valid JSON'
  }
  return language === 'zh'
    ? '请求无法识别，请刷新页面后重试'
    : 'The request could not be read; reload the page and try again'
}

/** Maps errors of Fastify and the database (bad JSON, too large, too often) to entries of our catalogue. */
function known(error: unknown, reply: FastifyReply): AppError | null {
  if (error instanceof AppError) return error
  const { code, statusCode } = error as FastifyFailure
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    const limit_bytes = reply.request.routeOptions.bodyLimit ?? 0
    return new AppError('body_too_large', { limit: sizeText(limit_bytes) })
  }
  // The disk is full; nothing of an upload was stored.
  if (code === 'ENOSPC') return new AppError('storage_full')
  if (isDatabaseBusy(error) || error instanceof PoolClosed) return new AppError('server_busy')
  if (isDatabaseUnavailable(error)) return new AppError('database_away')
  if (isInvalidValue(error)) {
    reply.request.log.warn({ err: error }, 'the database refused a value')
    // An id beyond bigint does not exist.
    if (reply.request.method === 'GET') return new AppError('not_found')
    return new AppError('invalid_input', { summary: unreadable(undefined, getLanguage(reply.request)) })
  }
  if (isUniqueViolation(error)) {
    reply.request.log.warn({ err: error }, 'two requests wanted the same unique value')
    return new AppError('conflict')
  }
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new AppError('invalid_input', { summary: unreadable(code, getLanguage(reply.request)) })
  }
  return null
}

/** A person following a link, not a program that reads the envelope. */
const wantsPage = ({ url, method, headers }: FastifyRequest): boolean =>
  method === 'GET' && !url.startsWith('/req/') && (headers.accept ?? '').includes('text/html')

const pageStatus = (entry: ErrorEntry): number => (entry.http === 200 ? Math.min(entry.status_code, 500) : entry.http)

const escaped = (text: string): string => text.replace(/[&<>]/g, (char) => `&#${char.charCodeAt(0)};`)

const PAGE_STYLE =
  'body{font:16px/1.7 system-ui,"Noto Sans CJK SC",sans-serif;max-width:32rem;margin:20vh auto 0;padding:0 24px;color:#17202E;background:#F7F6F3}b{font-size:48px;color:#2F4AE0}a{color:#2F4AE0}'

/** Self-contained: it is also shown when pages cannot be rendered. */
function answerPage(reply: FastifyReply, code: ErrorName, text: string): FastifyReply {
  const status = pageStatus(errors[code])
  const html = `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${status} · 印途 InkRoute</title><style>${PAGE_STYLE}</style></head><body><b>${status}</b><p>${escaped(text)}</p><p><a href="/">印途 InkRoute</a></p></body></html>`
  return reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html)
}

/** Our trouble, not the caller's: it passes, and is logged like an unexpected error. */
const isPassing = (code: ErrorName | undefined) => code === 'database_away' || code === 'server_busy'

export function replyWithError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = known(error, reply)
  if (!refusal || (isPassing(refusal.code) && !(error instanceof PoolClosed)))
    request.log.error({ err: error }, 'unexpected error')
  const { code, details, problems } = refusal ?? new AppError('internal', { request_id: request.id })
  const entry = errors[code]
  if (entry.http === 429) reply.header('retry-after', String(details?.seconds ?? 60))
  if (isPassing(code)) reply.header('retry-after', String(RETRY_AFTER_SECONDS))
  const text = errorText(code, getLanguage(request), details)
  if (wantsPage(request)) return answerPage(reply, code, text)
  // Serialised by hand: the compiled schema of the endpoint only describes successful replies.
  return reply
    .code(entry.http)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send({
      status_code: entry.status_code,
      msg: text,
      time: DEFAULT_TOAST_SECONDS,
      data: { problems, details },
      request_id: request.id,
      error: code,
    })
}
