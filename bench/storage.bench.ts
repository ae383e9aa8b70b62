// A print file of 300 MB through the S3 client, to and from a store in another process: how much memory this process needs
// for it, compared with the size of the object. Target: a quarter of the object, whatever its size. The same against a
// real store: scripts/try-swift.ts.
import { join } from 'node:path'
import { openSandbox } from '../server/src/infra/sandbox-process.ts'
import { createBuckets } from '../server/src/infra/storage/s3-client.ts'
import { openS3Storage } from '../server/src/infra/storage/s3-storage.ts'
import { emulatedStore } from '../server/src/testing/emulated-store.ts'
import { measureLargeObject } from './storage/large-object.ts'
import { few, openBench, openFolder } from './support/bench.ts'

const MEGABYTES = few(300, 4)
const MAX_SHARE = 0.25

const bench = openBench('storage')
const folder = openFolder(bench)
const opening = openSandbox({
  PATH: '/usr/bin:/bin',
  SANDBOX_PORT: '0',
  SANDBOX_DATA_DIR: join(folder, 'sandbox'),
})
const sandbox = await bench.start(opening, (started) => started.stop())
const config = emulatedStore(sandbox.url, 'bench')
await createBuckets(config)
const options = { app_secret: 'bench', cache_dir: join(folder, 'cache'), object_cache_bytes: 1e9 }
const storage = await openS3Storage(config, options)
// Connections, code and buffers of the first transfer are not what is measured.
await measureLargeObject(storage, few(32, 1))
const { grown_writing_mb, grown_reading_mb } = await measureLargeObject(storage, MEGABYTES)
console.log(`${MEGABYTES} MB written with ${grown_writing_mb} MB more memory, read with ${grown_reading_mb} MB more`)
bench.bar('memory for a large object, of its size', Math.max(grown_writing_mb, grown_reading_mb) / MEGABYTES, {
  most: MAX_SHARE,
})
