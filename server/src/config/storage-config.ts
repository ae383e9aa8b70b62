import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { StartError } from './start-error.ts'

/** The first part of every key. `incoming` holds uploads that have not been read yet. */
export const storageScopes = ['public', 'private', 'incoming'] as const
export type StorageScope = (typeof storageScopes)[number]

/** An S3-compatible store that all nodes share. */
export interface S3Config {
  /** Undefined for Amazon's own, which follows from the region. */
  readonly endpoint: string | undefined
  readonly region: string
  readonly buckets: Readonly<Record<StorageScope, string>>
  /** In front of every key, for a bucket that several installations share. */
  readonly prefix: string
  /** Undefined: the client finds those of the machine, such as an instance role. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined
  readonly path_style: boolean
  readonly encryption: { readonly algorithm: 'AES256' | 'aws:kms'; readonly kms_key_id: string | undefined } | undefined
  /** The address at which browsers reach the store; undefined when all files pass through us. */
  readonly public_endpoint: string | undefined
}

/** Variables of the store, as far as they were checked one by one. */
export interface StorageEnv {
  readonly STORAGE: 'local' | 's3'
  readonly APP_SECRET?: string | undefined
  readonly S3_ENDPOINT?: string | undefined
  readonly S3_REGION: string
  readonly S3_BUCKET?: string | undefined
  readonly S3_BUCKET_PUBLIC?: string | undefined
  readonly S3_BUCKET_PRIVATE?: string | undefined
  readonly S3_BUCKET_INCOMING?: string | undefined
  readonly S3_PREFIX: string
  readonly S3_ACCESS_KEY_ID?: string | undefined
  readonly S3_SECRET_KEY_FILE?: string | undefined
  readonly S3_PATH_STYLE?: boolean | undefined
  readonly S3_ENCRYPTION: 'none' | 'AES256' | 'aws:kms'
  readonly S3_KMS_KEY_ID?: string | undefined
  readonly S3_DIRECT: boolean
  readonly S3_PUBLIC_ENDPOINT?: string | undefined
}

function readSecret(root: string, file: string): string {
  let text: string
  try {
    text = readFileSync(resolve(root, file), 'utf8').trim()
  } catch {
    throw new StartError(`S3_SECRET_KEY_FILE: ${file} cannot be read.`)
  }
  if (text === '') throw new StartError(`S3_SECRET_KEY_FILE: ${file} is empty; it holds the secret key.`)
  return text
}

function findCredentials(e: StorageEnv, root: string): S3Config['credentials'] {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_KEY_FILE: file } = e
  if (!accessKeyId && !file) return undefined
  if (!accessKeyId || !file) {
    throw new StartError(
      'S3_ACCESS_KEY_ID and S3_SECRET_KEY_FILE belong together; leave out both to use the role of the machine.',
    )
  }
  return { accessKeyId, secretAccessKey: readSecret(root, file) }
}

function getBuckets(e: StorageEnv): S3Config['buckets'] {
  const buckets = {
    public: e.S3_BUCKET_PUBLIC ?? e.S3_BUCKET,
    private: e.S3_BUCKET_PRIVATE ?? e.S3_BUCKET,
    incoming: e.S3_BUCKET_INCOMING ?? e.S3_BUCKET,
  }
  const missing = Object.entries(buckets).find(([, bucket]) => !bucket)
  if (missing) {
    throw new StartError(`STORAGE=s3 needs S3_BUCKET, or S3_BUCKET_${missing[0].toUpperCase()} for these objects.`)
  }
  return buckets as Record<StorageScope, string>
}

/** Undefined for the local folder. */
export function s3Config(e: StorageEnv, root: string): S3Config | undefined {
  if (e.STORAGE !== 's3') return undefined
  if (!e.APP_SECRET) {
    throw new StartError('STORAGE=s3 needs APP_SECRET: all nodes sign the addresses of stored files with the same one.')
  }
  if (e.S3_KMS_KEY_ID && e.S3_ENCRYPTION !== 'aws:kms')
    throw new StartError('S3_KMS_KEY_ID needs S3_ENCRYPTION=aws:kms.')
  const public_endpoint = e.S3_PUBLIC_ENDPOINT ?? e.S3_ENDPOINT ?? `https://s3.${e.S3_REGION}.amazonaws.com`
  return {
    endpoint: e.S3_ENDPOINT,
    region: e.S3_REGION,
    buckets: getBuckets(e),
    prefix: e.S3_PREFIX === '' ? '' : `${e.S3_PREFIX.replace(/^\/+|\/+$/g, '')}/`,
    credentials: findCredentials(e, root),
    // A self-hosted store rarely has a host name for each bucket.
    path_style: e.S3_PATH_STYLE ?? e.S3_ENDPOINT !== undefined,
    encryption: e.S3_ENCRYPTION === 'none' ? undefined : { algorithm: e.S3_ENCRYPTION, kms_key_id: e.S3_KMS_KEY_ID },
    public_endpoint: e.S3_DIRECT ? public_endpoint : undefined,
  }
}
