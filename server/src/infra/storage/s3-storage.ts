import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  type S3Client,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { createPresignedPost } from '@aws-sdk/s3-presigned-post'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { type S3Config, storageScopes } from '../../config/storage-config.ts'
import { fileAddresses } from './file-address.ts'
import { openLocalCopies } from './local-copies.ts'
import { checkBuckets, isMissing, s3Client } from './s3-client.ts'
import type { Storage, StoredObject } from './storage.ts'
import { getScope, isNamedByContent, missingObject, safeKey } from './storage-key.ts'

/** An object is held in memory by at most two parts, whatever its size; 10,000 parts are allowed. */
const PART_BYTES = 8 * 1024 * 1024
const PARTS_AT_ONCE = 2

/** Where an object is: the bucket of its scope and its name in it. */
function placing({ buckets, prefix }: S3Config) {
  return {
    of: (key: string) => ({ Bucket: buckets[getScope(key)], Key: prefix + safeKey(key) }),
    keyOf: (name: string) => name.slice(prefix.length),
  }
}
type Placing = ReturnType<typeof placing>

const getEncryption = ({ encryption }: S3Config) =>
  encryption
    ? {
        ServerSideEncryption: encryption.algorithm,
        ...(encryption.kms_key_id ? { SSEKMSKeyId: encryption.kms_key_id } : {}),
      }
    : {}

async function whenThere<T>(key: string, request: Promise<T>): Promise<T> {
  try {
    return await request
  } catch (error) {
    throw isMissing(error) ? missingObject(key) : error
  }
}

async function head(client: S3Client, place: Placing, key: string): Promise<StoredObject | null> {
  try {
    const found = await client.send(new HeadObjectCommand(place.of(key)))
    const modified_ms = found.LastModified?.getTime() ?? 0
    return { key, bytes: found.ContentLength ?? 0, version: found.ETag ?? '', modified_ms }
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

async function* list(client: S3Client, config: S3Config, prefix: string): AsyncIterable<StoredObject> {
  const { keyOf } = placing(config)
  const scopes = storageScopes.filter((scope) => `${scope}/`.startsWith(prefix) || prefix.startsWith(`${scope}/`))
  for (const scope of scopes) {
    const Prefix = config.prefix + (prefix.length > scope.length ? prefix : `${scope}/`)
    for (let ContinuationToken: string | undefined; ; ) {
      const page = await client.send(
        new ListObjectsV2Command({ Bucket: config.buckets[scope], Prefix, ContinuationToken }),
      )
      for (const { Key, Size, ETag, LastModified } of page.Contents ?? []) {
        if (!Key) continue
        yield { key: keyOf(Key), bytes: Size ?? 0, version: ETag ?? '', modified_ms: LastModified?.getTime() ?? 0 }
      }
      ContinuationToken = page.NextContinuationToken
      if (!ContinuationToken) break
    }
  }
}

const attachment = (name: string) => `attachment; filename*=UTF-8''${encodeURIComponent(name)}`

/** What browsers may do at the store itself, through addresses and forms that end. */
function directAccess(config: S3Config, place: Placing): Pick<Storage, 'directUrl' | 'directForm' | 'direct_origins'> {
  const { public_endpoint, encryption } = config
  if (!public_endpoint) return { directUrl: async () => null, directForm: async () => null, direct_origins: [] }
  const client = s3Client(config, config.endpoint === undefined ? undefined : public_endpoint)
  const { protocol, host } = new URL(public_endpoint)
  const hosts = config.path_style ? [host] : [`${config.buckets.incoming}.${host}`]
  return {
    direct_origins: hosts.map((name) => `${protocol}//${name}`),
    directUrl(key, { ttl_seconds, type, name }) {
      const answer = { ResponseContentType: type, ResponseContentDisposition: attachment(name) }
      return getSignedUrl(client, new GetObjectCommand({ ...place.of(key), ...answer }), { expiresIn: ttl_seconds })
    },
    directForm: (key, { max_bytes, ttl_seconds }) =>
      createPresignedPost(client, {
        ...place.of(key),
        Expires: ttl_seconds,
        Conditions: [['content-length-range', 1, max_bytes]],
        Fields: {
          success_action_status: '204',
          ...(encryption ? { 'x-amz-server-side-encryption': encryption.algorithm } : {}),
          ...(encryption?.kms_key_id ? { 'x-amz-server-side-encryption-aws-kms-key-id': encryption.kms_key_id } : {}),
        },
      }),
  }
}

interface S3Options {
  readonly app_secret: string
  readonly cache_dir: string
  readonly object_cache_bytes: number
}

function getObjects(client: S3Client, config: S3Config, place: Placing) {
  const encrypted = getEncryption(config)
  const put = async (key: string, body: Uint8Array | Readable) => {
    const params = { ...place.of(key), ...encrypted, Body: body }
    await new Upload({ client, params, partSize: PART_BYTES, queueSize: PARTS_AT_ONCE }).done()
  }
  const stream = async (key: string): Promise<Readable> =>
    (await whenThere(key, client.send(new GetObjectCommand(place.of(key))))).Body as Readable
  return {
    put,
    stream,
    get: async (key: string) => buffer(await stream(key)),
    async putFile(key: string, source: string) {
      await put(key, createReadStream(source))
      await rm(source, { force: true })
    },
    head: (key: string) => head(client, place, key),
    size: async (key: string) => (await head(client, place, key))?.bytes ?? null,
    async remove(key: string) {
      await client.send(new DeleteObjectCommand(place.of(key))).catch((error) => {
        if (!isMissing(error)) throw error
      })
    },
    list: (prefix: string) => list(client, config, prefix),
    async copy(from: string, to: string) {
      const { Bucket, Key } = place.of(from)
      const CopySource = `${Bucket}/${Key.split('/').map(encodeURIComponent).join('/')}`
      await whenThere(from, client.send(new CopyObjectCommand({ ...place.of(to), ...encrypted, CopySource })))
    },
  }
}

/** Objects in an S3-compatible store. Nothing is kept on this machine but a bounded cache of copies. */
export async function openS3Storage(config: S3Config, options: S3Options): Promise<Storage> {
  const client = s3Client(config)
  await checkBuckets(client, config)
  const place = placing(config)
  const objects = getObjects(client, config, place)
  const copies = openLocalCopies(options.cache_dir, options.object_cache_bytes)
  return {
    ...fileAddresses(options.app_secret),
    ...objects,
    ...directAccess(config, place),
    is_remote: true,
    async localFile(key) {
      const version = isNamedByContent(key) ? '' : ((await objects.head(key))?.version ?? 'missing')
      return copies.file(`${key}\n${version}`, () => objects.stream(key))
    },
    localFolder: (prefix) =>
      copies.folder(safeKey(prefix), async function* () {
        for await (const { key } of objects.list(`${prefix}/`)) {
          yield { name: key.slice(prefix.length + 1), body: await objects.stream(key) }
        }
      }),
  }
}
