import multipart from '@fastify/multipart'
import { DEFAULT_TOAST_SECONDS } from '@inkroute/contract/envelope'
import { getUploadPolicy, uploadLimits } from '@inkroute/contract/upload/upload'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../../infra/app-error.ts'
import { sizeText } from '../../../infra/http/body/body-limits.ts'
import { announcedBytes } from '../../../infra/http/body/body-rate.ts'
import type { RawHttp } from '../../../infra/module/module.ts'
import { CALLBACK_PATH, embeddedStorage, UPLOAD_PATH } from '../core/direct-storage.ts'
import { removeIncoming, shareIncoming } from '../core/incoming-files.ts'
import { intakePool } from '../core/intake-pool.ts'
import { parseObjectKey } from '../core/upload.rules.ts'
import { acceptUpload } from './accept-upload.ts'
import { receiveFile } from './receive-file.ts'

/** Policy and callback are the longest fields, and far below this. */
const MAX_FIELD_BYTES = 16 * 1024
const MAX_FIELDS = 20
/** The file, the fields before it and what separates them. */
const MAX_FORM_BYTES = uploadLimits.max_bytes + 2 * MAX_FIELDS * MAX_FIELD_BYTES

/** The callback body from the policy, with the storage's values filled in. */
function callbackBody(callback: string, facts: Record<string, string>): string {
  const { callbackBody: template } = JSON.parse(Buffer.from(callback, 'base64').toString('utf8')) as {
    callbackBody: string
  }
  return template.replace(/\$\{(\w+)\}/g, (_, name: string) => encodeURIComponent(facts[name] ?? ''))
}

/** The embedded storage: receives the browser's form, calls back and forwards the callback's reply. */
function addStorage({ app, ctx, file_bodies }: RawHttp): void {
  const incoming = embeddedStorage(ctx.config)
  app.register(async (scope) => {
    await scope.register(multipart, {
      limits: { fieldSize: MAX_FIELD_BYTES, fields: MAX_FIELDS, fileSize: uploadLimits.max_bytes + 1024, files: 1 },
      throwFileSizeLimit: false,
    })
    const options = {
      config: { limit: getUploadPolicy.rate ?? 'upload' },
      bodyLimit: MAX_FORM_BYTES,
      onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
        if (announcedBytes(request) > MAX_FORM_BYTES) {
          throw new AppError('upload_too_large', { limit: sizeText(uploadLimits.max_bytes) })
        }
        file_bodies.expect('permit', reply)
      },
    }
    scope.post(UPLOAD_PATH, options, async (request, reply) => {
      const { object, bytes, callback, owner } = await receiveFile(incoming, request, ctx.clock.now())
      await shareIncoming(ctx, owner)
      const payload = callbackBody(callback, { object, size: String(bytes) })
      const answer = await app.inject({
        method: 'POST',
        url: CALLBACK_PATH,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          authorization: incoming.signCallback(CALLBACK_PATH, payload),
        },
        payload,
      })
      // If the callback is refused, no row exists that would ever clean up the file.
      if (answer.json<{ status_code?: number }>().status_code !== 200) await removeIncoming(ctx, owner)
      return reply
        .code(answer.statusCode)
        .header('cache-control', 'no-store')
        .type('application/json; charset=utf-8')
        .send(answer.body)
    })
  })
}

/** The storage's callback, trusted only by its signature. */
function addCallback({ app, ctx }: RawHttp): void {
  const storage = embeddedStorage(ctx.config)
  app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
      done(null, body)
    })
    scope.post(CALLBACK_PATH, async (request, reply) => {
      const body = typeof request.body === 'string' ? request.body : ''
      if (!storage.signsCallback(CALLBACK_PATH, body, request.headers.authorization ?? '')) {
        throw new AppError('upload_policy_invalid')
      }
      const fields = new URLSearchParams(body)
      const language = fields.get('language') === 'en' ? 'en' : 'zh'
      // Errors use the language of the uploader, not of the calling storage.
      request.headers['accept-language'] = language
      const owner = parseObjectKey(fields.get('object') ?? '')
      if (!owner) throw new AppError('upload_policy_mismatch', { field: 'key' })
      const arrival = {
        owner,
        name: fields.get('name') ?? owner.file_name,
        bytes: Number(fields.get('size')),
        page: fields.has('page') ? Number(fields.get('page')) : null,
        language,
      }
      const data = await acceptUpload(ctx, { ...arrival, language: arrival.language as 'zh' | 'en' })
      reply.header('cache-control', 'no-store')
      return { status_code: 200, msg: '', time: DEFAULT_TOAST_SECONDS, data, request_id: request.id }
    })
  })
}

export function addUploadHttp(http: RawHttp): void {
  // Before requests are waited for: an upload under way is finished by its job, here or on another node.
  http.app.addHook('preClose', intakePool.open())
  addStorage(http)
  addCallback(http)
}
