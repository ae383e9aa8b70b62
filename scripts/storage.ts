// npm run storage -- copy --from local --to s3 (or back): moves the stored files of an installation between the folder
// below DATA_DIR and the S3-compatible store of the S3_… variables. Can be stopped and run again.
// npm run storage -- create: the buckets those variables name, as far as they are missing.
import { join } from 'node:path'
import { readConfig } from '../server/src/config/config.ts'
import { StartError } from '../server/src/config/start-error.ts'
import { type CopyProgress, copyStorage } from '../server/src/infra/storage/copy-storage.ts'
import { openStorage } from '../server/src/infra/storage/open-storage.ts'
import { createBuckets } from '../server/src/infra/storage/s3-client.ts'

const kinds = ['local', 's3'] as const
type Kind = (typeof kinds)[number]

const [command, ...words] = process.argv.slice(2)

function option(name: string): Kind {
  const at = words.indexOf(`--${name}`)
  const given = at === -1 ? undefined : kinds.find((kind) => kind === words[at + 1])
  if (!given) throw new StartError('Say where from and where to: npm run storage -- copy --from local --to s3')
  return given
}

// Both sides are read from the same variables, whichever of them the nodes use at the moment.
const config = readConfig({ ...process.env, STORAGE: 's3' })
const open = (kind: Kind) => openStorage(kind === 's3' ? config : { ...config, s3: undefined })

let is_stopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    is_stopping = true
  })
}

const SAY_EVERY = 500
const inWords = ({ copied, kept, gone, bytes }: CopyProgress) =>
  `${copied} copied (${Math.round(bytes / 1e6)} MB), ${kept} already there${gone > 0 ? `, ${gone} removed meanwhile` : ''}`

async function copy(): Promise<void> {
  const [from, to] = [option('from'), option('to')]
  if (from === to) throw new StartError('--from and --to name the same store.')
  const progress = await copyStorage({
    from: await open(from),
    to: await open(to),
    journal: join(config.data_dir, `storage-copy-${from}-to-${to}.txt`),
    isStopping: () => is_stopping,
    onProgress: (now) => {
      if ((now.copied + now.kept) % SAY_EVERY === 0) console.log(inWords(now))
    },
  })
  console.log(is_stopping ? `Stopped: ${inWords(progress)}. Run it again to go on.` : `Done: ${inWords(progress)}.`)
}

async function create(): Promise<void> {
  if (!config.s3) throw new StartError('Set the S3_… variables first.')
  const created = await createBuckets(config.s3)
  console.log(created.length > 0 ? `Created ${created.join(', ')}.` : 'All buckets are there.')
}

try {
  if (command === 'create') await create()
  else if (command === 'copy') await copy()
  else throw new StartError('Usage: npm run storage -- create, or npm run storage -- copy --from local --to s3')
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
}
