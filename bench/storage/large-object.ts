import { createHash, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Storage } from '../../server/src/infra/storage/storage.ts'

const MB = 1024 * 1024

function* blocks(megabytes: number, onBlock: (block: Buffer) => void): Generator<Buffer> {
  const block = randomBytes(MB)
  for (let n = 0; n < megabytes; n++) {
    block.writeUInt32BE(n)
    onBlock(block)
    yield Buffer.from(block)
  }
}

export interface LargeObjectFigures {
  readonly megabytes: number
  readonly grown_writing_mb: number
  readonly grown_reading_mb: number
}

/** Memory of this process beyond what it had before, at its highest. */
async function growthDuring(work: () => Promise<void>): Promise<number> {
  global.gc?.()
  const before = process.memoryUsage.rss()
  let highest = before
  const watch = setInterval(() => {
    highest = Math.max(highest, process.memoryUsage.rss())
  }, 20)
  await work().finally(() => clearInterval(watch))
  return Math.round((highest - before) / MB)
}

/** Writes an object as a stream and reads it back as one, as print files are. Fails if the bytes differ. */
export async function measureLargeObject(storage: Storage, megabytes: number): Promise<LargeObjectFigures> {
  const key = 'private/bench/large.bin'
  const [sent, back] = [createHash('sha256'), createHash('sha256')]
  const grown_writing_mb = await growthDuring(() =>
    storage.put(key, Readable.from(blocks(megabytes, (block) => sent.update(block)))),
  )
  const grown_reading_mb = await growthDuring(async () => {
    for await (const chunk of await storage.stream(key)) back.update(chunk as Buffer)
  })
  await storage.remove(key)
  if (sent.digest('hex') !== back.digest('hex')) throw new Error('the object did not come back as it was sent')
  return { megabytes, grown_writing_mb, grown_reading_mb }
}
