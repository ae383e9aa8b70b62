import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SandboxService } from '../../shared/service.ts'
import { Bucket, type KeptObject } from './objects.ts'
import { formProblem, signatureProblem } from './signature.ts'

const PAGE = 1000

const escapeXml = (text: string): string => text.replace(/[<>&"]/g, (mark) => `&#${mark.charCodeAt(0)};`)
const xml = (reply: FastifyReply, body: string) =>
  reply.type('application/xml').send(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`)

const statusOf: Record<string, number> = {
  NoSuchBucket: 404,
  NoSuchKey: 404,
  NoSuchUpload: 404,
  BucketAlreadyOwnedByYou: 409,
  EntityTooLarge: 400,
  XAmzContentSHA256Mismatch: 400,
  MethodNotAllowed: 405,
}

const refuse = (reply: FastifyReply, code: string) =>
  xml(reply.code(statusOf[code] ?? 403), `<Error><Code>${code}</Code><Message>${code}</Message></Error>`)

/** One request, taken apart. */
interface Call {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly bucket: Bucket
  readonly bucket_name: string
  readonly key: string
  readonly query: URLSearchParams
}

const describe = (reply: FastifyReply, { bytes, etag, modified, encryption }: KeptObject) =>
  reply.headers({
    'content-length': String(bytes),
    etag: `"${etag}"`,
    'last-modified': modified.toUTCString(),
    ...(encryption ? { 'x-amz-server-side-encryption': encryption } : {}),
  })

const toBody = (request: FastifyRequest): Readable => (request.body as Readable | undefined) ?? Readable.from([])
const findEncryption = (request: FastifyRequest): string | undefined =>
  request.headers['x-amz-server-side-encryption'] as string | undefined

async function receive({ request, bucket }: Call): Promise<KeptObject | null> {
  const written = await bucket.write(toBody(request), findEncryption(request))
  const claimed = String(request.headers['x-amz-content-sha256'] ?? '')
  return /^[0-9a-f]{64}$/.test(claimed) && claimed !== written.sha256 ? null : written
}

function list({ reply, bucket, bucket_name, query }: Call) {
  const prefix = query.get('prefix') ?? ''
  const after = query.get('continuation-token') ?? ''
  const names = [...bucket.objects.keys()].filter((name) => name.startsWith(prefix) && name > after).sort()
  const page = names.slice(0, Math.min(PAGE, Number(query.get('max-keys') ?? PAGE)))
  const is_cut = page.length < names.length
  const contents = page.map((name) => {
    const { bytes, etag, modified } = bucket.objects.get(name) as KeptObject
    return `<Contents><Key>${escapeXml(name)}</Key><LastModified>${modified.toISOString()}</LastModified><ETag>&quot;${etag}&quot;</ETag><Size>${bytes}</Size></Contents>`
  })
  const next = is_cut ? `<NextContinuationToken>${escapeXml(page.at(-1) ?? '')}</NextContinuationToken>` : ''
  return xml(
    reply,
    `<ListBucketResult><Name>${bucket_name}</Name><KeyCount>${page.length}</KeyCount><IsTruncated>${is_cut}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
  )
}

function read({ request, reply, bucket, key, query }: Call) {
  const object = bucket.objects.get(key)
  if (!object) return refuse(reply, 'NoSuchKey')
  describe(reply, object)
  const disposition = query.get('response-content-disposition')
  if (disposition) reply.header('content-disposition', disposition)
  reply.type(query.get('response-content-type') ?? 'application/octet-stream')
  return request.method === 'HEAD' ? reply.send() : reply.send(createReadStream(object.file))
}

async function write(call: Call, buckets: ReadonlyMap<string, Bucket>) {
  const { request, reply, bucket, key, query } = call
  const source = request.headers['x-amz-copy-source']
  if (typeof source === 'string') {
    const [name = '', ...path] = decodeURIComponent(source).replace(/^\//, '').split('/')
    const from = buckets.get(name)?.objects.get(path.join('/'))
    if (!from) return refuse(reply, 'NoSuchKey')
    const copy = await bucket.write(createReadStream(from.file), findEncryption(request))
    await bucket.keep(key, copy)
    return xml(reply, `<CopyObjectResult><ETag>&quot;${copy.etag}&quot;</ETag></CopyObjectResult>`)
  }
  const written = await receive(call)
  if (!written) return refuse(reply, 'XAmzContentSHA256Mismatch')
  const upload = query.get('uploadId')
  if (upload !== null) {
    const parts = bucket.unfinished.get(upload)?.parts
    if (!parts) return refuse(reply, 'NoSuchUpload')
    parts.set(Number(query.get('partNumber')), written)
  } else await bucket.keep(key, written)
  return reply.header('etag', `"${written.etag}"`).send()
}

async function multipart(call: Call) {
  const { request, reply, bucket, bucket_name, key, query } = call
  if (query.has('uploads')) {
    const id = randomUUID()
    bucket.unfinished.set(id, { key, encryption: findEncryption(request), parts: new Map() })
    return xml(
      reply,
      `<InitiateMultipartUploadResult><Bucket>${bucket_name}</Bucket><Key>${escapeXml(key)}</Key><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
    )
  }
  const whole = await bucket.complete(query.get('uploadId') ?? '')
  if (!whole) return refuse(reply, 'NoSuchUpload')
  return xml(
    reply,
    `<CompleteMultipartUploadResult><Bucket>${bucket_name}</Bucket><Key>${escapeXml(key)}</Key><ETag>&quot;${whole.etag}&quot;</ETag></CompleteMultipartUploadResult>`,
  )
}

/** A browser's form. It is signed by its policy, not by its headers. */
async function form({ request, reply, bucket }: Call) {
  const headers = { 'content-type': String(request.headers['content-type']) }
  const data = await new Response(Readable.toWeb(toBody(request)) as ReadableStream, { headers }).formData()
  const file = data.get('file')
  if (!(file instanceof Blob)) return refuse(reply, 'MalformedPOSTRequest')
  const fields = new Map([...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
  const problem = formProblem(fields as Map<string, string>, file.size, Date.now())
  if (problem) return refuse(reply, problem)
  const bytes = Readable.from([Buffer.from(await file.arrayBuffer())])
  const encryption = fields.get('x-amz-server-side-encryption')
  await bucket.keep(fields.get('key') ?? '', await bucket.write(bytes, encryption))
  return reply.code(Number(fields.get('success_action_status') ?? 204)).send()
}

async function remove({ reply, bucket, key, query }: Call) {
  if (query.has('uploadId')) bucket.unfinished.delete(query.get('uploadId') ?? '')
  else await bucket.remove(key)
  return reply.code(204).send()
}

/** The part of the S3 protocol that a program for stored objects uses, signatures and policies included. */
export const s3Service: SandboxService = {
  name: 's3',
  page: null,
  title: '对象存储 · Object store (S3)',
  description: '按公开协议保存对象：分段上传、签名地址、表单直传。 Parts, signed addresses, signed forms.',
  add(app: FastifyInstance, { config }) {
    const buckets = new Map<string, Bucket>()
    app.register(async (scope) => {
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
      scope.route({
        method: ['GET', 'HEAD', 'PUT', 'POST', 'DELETE'],
        url: '/s3/*',
        exposeHeadRoute: false,
        handler: async (request, reply) => {
          const { pathname, searchParams: query } = new URL(request.url, 'http://store')
          const [, , bucket_name = '', ...rest] = pathname.split('/')
          const key = decodeURIComponent(rest.join('/'))
          const { method, headers } = request
          const is_form = method === 'POST' && key === ''
          const problem = is_form ? null : signatureProblem({ method, path: pathname, query, headers }, Date.now())
          if (problem) return refuse(reply, problem)
          if (key === '' && method === 'PUT') {
            if (buckets.has(bucket_name)) return refuse(reply, 'BucketAlreadyOwnedByYou')
            buckets.set(bucket_name, new Bucket(join(config.data_dir, 's3', encodeURIComponent(bucket_name))))
            return reply.send()
          }
          const bucket = buckets.get(bucket_name)
          if (!bucket) return refuse(reply, 'NoSuchBucket')
          const call: Call = { request, reply, bucket, bucket_name, key, query }
          if (is_form) return form(call)
          if (key === '') return method === 'HEAD' ? reply.send() : list(call)
          if (method === 'PUT') return write(call, buckets)
          if (method === 'POST') return multipart(call)
          return method === 'DELETE' ? remove(call) : read(call)
        },
      })
    })
  },
}
