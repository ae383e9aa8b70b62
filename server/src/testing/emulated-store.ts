import type { S3Config } from '../config/storage-config.ts'

/** Settings for a bucket at the sandbox's object store. Its buckets have to be created first. */
export const emulatedStore = (sandbox_url: string, bucket: string): S3Config => ({
  endpoint: `${sandbox_url}/s3`,
  public_endpoint: undefined,
  region: 'us-east-1',
  buckets: { public: bucket, private: bucket, incoming: bucket },
  prefix: '',
  credentials: { accessKeyId: 'AKIASANDBOX', secretAccessKey: 'sandbox-s3-secret' },
  path_style: true,
  encryption: undefined,
})
