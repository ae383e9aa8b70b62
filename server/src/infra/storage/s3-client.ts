import { type BucketLocationConstraint, CreateBucketCommand, HeadBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { StartError } from '../../config/start-error.ts'
import type { S3Config } from '../../config/storage-config.ts'

const CONNECT_MS = 5_000
/** Silence on a connection, not the length of a transfer. */
const SILENCE_MS = 60_000
const MAX_CONNECTIONS = 100

export function s3Client(config: S3Config, endpoint = config.endpoint): S3Client {
  const { region, credentials, path_style } = config
  const agent = { maxSockets: MAX_CONNECTIONS, keepAlive: true }
  return new S3Client({
    region,
    forcePathStyle: path_style,
    ...(endpoint ? { endpoint } : {}),
    ...(credentials ? { credentials } : {}),
    // The newer checksum trailers are unknown to many compatible stores; TLS and sizes protect transfers everywhere.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      httpAgent: agent,
      httpsAgent: agent,
    },
  })
}

export const isMissing = (error: unknown): boolean => {
  const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } }
  return name === 'NoSuchKey' || name === 'NotFound' || $metadata?.httpStatusCode === 404
}

/** A wrong setting is said at start, not by the first upload. */
export async function checkBuckets(client: S3Client, { buckets, endpoint, region }: S3Config): Promise<void> {
  const where = endpoint ?? `Amazon S3 (${region})`
  for (const bucket of new Set(Object.values(buckets))) {
    try {
      await client.send(new HeadBucketCommand({ Bucket: bucket }))
    } catch (error) {
      const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode
      if (status === 404)
        throw new StartError(
          `S3_BUCKET: there is no bucket "${bucket}" at ${where}. Create it with npm run storage -- create.`,
        )
      if (status === 403 || status === 401) {
        throw new StartError(
          `S3_BUCKET: ${where} refuses access to "${bucket}". Check S3_ACCESS_KEY_ID, S3_SECRET_KEY_FILE and S3_REGION.`,
        )
      }
      throw new StartError(`S3_ENDPOINT: ${where} cannot be used: ${(error as Error).message || String(error)}`)
    }
  }
}

/** Creates the buckets that are missing; returns their names. */
export async function createBuckets(config: S3Config): Promise<string[]> {
  const client = s3Client(config)
  // Amazon wants to be told where, except in the region it began with; other stores have one place.
  const where =
    config.endpoint === undefined && config.region !== 'us-east-1'
      ? { CreateBucketConfiguration: { LocationConstraint: config.region as BucketLocationConstraint } }
      : {}
  const created: string[] = []
  for (const Bucket of new Set(Object.values(config.buckets))) {
    const is_there = await client.send(new HeadBucketCommand({ Bucket })).then(
      () => true,
      (error) => {
        if (isMissing(error)) return false
        throw error
      },
    )
    if (is_there) continue
    await client.send(new CreateBucketCommand({ Bucket, ...where }))
    created.push(Bucket)
  }
  return created
}
