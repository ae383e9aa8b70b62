import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../../infra/app-error.ts'
import { checkPolicy, type PolicyVerdict } from '../../../infra/storage/post-policy.ts'
import { type embeddedStorage, prepareFolder } from '../core/direct-storage.ts'
import { parseObjectKey } from '../core/upload.rules.ts'

type Incoming = ReturnType<typeof embeddedStorage>
type Owner = NonNullable<ReturnType<typeof parseObjectKey>>
type Allowed = Extract<PolicyVerdict, { ok: true }>

export interface ReceivedFile {
  readonly owner: Owner
  readonly object: string
  readonly bytes: number
  readonly callback: string
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`

function allow(incoming: Incoming, fields: Record<string, string>, now: Date): Allowed & { owner: Owner } {
  const verdict = checkPolicy(fields, incoming.keys, now)
  if (!verdict.ok && verdict.why === 'expired') throw new AppError('upload_policy_expired')
  if (!verdict.ok && verdict.why === 'mismatch') throw new AppError('upload_policy_mismatch', { field: verdict.field })
  if (!verdict.ok) throw new AppError('upload_policy_invalid')
  const owner = parseObjectKey(fields.key ?? '')
  if (!owner) throw new AppError('upload_policy_mismatch', { field: 'key' })
  return { ...verdict, owner }
}

/** Stops the stream the moment it grows past its limit, whatever length the sender announced. */
function limiter(max_bytes: number): { stream: Transform; bytes: () => number } {
  let bytes = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      if (bytes > max_bytes) done(new AppError('upload_too_large', { limit: megabytes(max_bytes) }))
      else done(null, chunk)
    },
  })
  return { stream, bytes: () => bytes }
}

async function write(part: MultipartFile, path: string, { min_bytes, max_bytes }: Allowed): Promise<number> {
  const { stream, bytes } = limiter(max_bytes)
  // `wx`: a permit is good for one file, so a second writer finds the place taken.
  const target = createWriteStream(path, { flags: 'wx', mode: 0o600 })
  try {
    await pipeline(part.file, stream, target)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw new AppError('upload_policy_used')
    await rm(path, { force: true })
    throw error
  }
  if (bytes() === 0 || bytes() < min_bytes) {
    await rm(path, { force: true })
    throw new AppError('upload_empty')
  }
  return bytes()
}

/** Reads the form like cloud storage does: fields first, and the policy is checked before the file is stored. */
export async function receiveFile(incoming: Incoming, request: FastifyRequest, now: Date): Promise<ReceivedFile> {
  if (!request.isMultipart()) throw new AppError('upload_single_file')
  const fields: Record<string, string> = {}
  let received: ReceivedFile | null = null
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') fields[part.fieldname] = part.valueTruncated ? '' : String(part.value)
      else received = await receivePart(incoming, part, fields, now)
    }
  } catch (error) {
    if (received) await incoming.remove(received.owner.nonce)
    // The rest is read and dropped: the sender listens only after sending, and the connection serves the next request.
    request.raw.unpipe()
    request.raw.resume()
    throw (error as { code?: string }).code === 'FST_FILES_LIMIT' ? new AppError('upload_single_file') : error
  }
  if (!received) throw new AppError('upload_single_file')
  return received
}

async function receivePart(
  incoming: Incoming,
  part: MultipartFile,
  fields: Record<string, string>,
  now: Date,
): Promise<ReceivedFile> {
  const allowed = allow(incoming, fields, now)
  await prepareFolder(incoming.folder)
  const bytes = await write(part, incoming.path(allowed.owner.nonce), allowed)
  return { owner: allowed.owner, object: fields.key ?? '', bytes, callback: fields.callback ?? '' }
}
