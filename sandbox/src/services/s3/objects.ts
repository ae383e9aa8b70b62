import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export interface KeptObject {
  readonly file: string
  readonly bytes: number
  readonly etag: string
  readonly modified: Date
  readonly encryption: string | undefined
}

interface Unfinished {
  readonly key: string
  readonly encryption: string | undefined
  readonly parts: Map<number, KeptObject>
}

/** Buckets of the emulated store: bytes in files, everything else in memory until the process ends. */
export class Bucket {
  readonly objects = new Map<string, KeptObject>()
  readonly unfinished = new Map<string, Unfinished>()
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  async write(body: Readable, encryption: string | undefined): Promise<KeptObject & { sha256: string }> {
    await mkdir(this.#folder, { recursive: true })
    const file = join(this.#folder, randomUUID())
    const [md5, sha256] = [createHash('md5'), createHash('sha256')]
    let bytes = 0
    const measure = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        bytes += chunk.length
        md5.update(chunk)
        sha256.update(chunk)
        done(null, chunk)
      },
    })
    await pipeline(body, measure, createWriteStream(file))
    return { file, bytes, etag: md5.digest('hex'), sha256: sha256.digest('hex'), modified: new Date(), encryption }
  }

  async keep(key: string, object: KeptObject): Promise<void> {
    const former = this.objects.get(key)
    this.objects.set(key, object)
    if (former) await rm(former.file, { force: true })
  }

  async remove(key: string): Promise<void> {
    const former = this.objects.get(key)
    this.objects.delete(key)
    if (former) await rm(former.file, { force: true })
  }

  /** Joins the parts in the order of their numbers; the tag is the hash of theirs, as the store documents it. */
  async complete(id: string): Promise<KeptObject | null> {
    const upload = this.unfinished.get(id)
    if (!upload) return null
    this.unfinished.delete(id)
    const parts = [...upload.parts].sort(([a], [b]) => a - b).map(([, part]) => part)
    async function* bytes() {
      for (const { file } of parts) yield* createReadStream(file)
    }
    const whole = await this.write(Readable.from(bytes()), upload.encryption)
    const tags = createHash('md5')
    for (const part of parts) {
      tags.update(Buffer.from(part.etag, 'hex'))
      await rm(part.file, { force: true })
    }
    const object = { ...whole, etag: `${tags.digest('hex')}-${parts.length}` }
    await this.keep(upload.key, object)
    return object
  }
}
