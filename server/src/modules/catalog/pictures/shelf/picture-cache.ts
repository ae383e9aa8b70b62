import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PICTURES_VERSION } from '@inkroute/contract/catalog/pictures-version'
import { cardsFolder } from '../../../../infra/pictures/asset-folders.ts'
import { keepBelowLimit, MAX_CACHE_BYTES, noteUse, pictureCacheFolder } from '../../../../infra/pictures/cache-limit.ts'

/** More is waiting than will be done soon; the caller should come again later. */
export class PicturesBusy extends Error {}

/** What may wait at once. A page of sixty cards in two views fits in; a flood does not. */
const MAX_WAITING = 240

export interface PictureCache {
  /** The committed or kept file, or what `make` makes, kept from then on. Callers at the same time share one making. */
  get(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array>
}

/** What was kept, or else what was made beforehand and comes with the release. */
async function known(path: string, key: string): Promise<Buffer | null> {
  const kept = await readFile(path).catch(() => null)
  if (kept) void noteUse(path)
  return kept ?? readFile(join(cardsFolder, PICTURES_VERSION, key)).catch(() => null)
}

async function keep(path: string, made: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  // Written aside and renamed: nobody ever reads half a picture.
  const aside = `${path}.${randomBytes(6).toString('hex')}.part`
  await writeFile(aside, made)
  await rename(aside, path)
}

interface CacheOptions {
  readonly data_dir: string
  /** A full disk makes pictures slow, not absent. */
  readonly onKeepFailed: (error: unknown) => void
  readonly max_waiting?: number
  readonly max_bytes?: number
}

export function pictureCache(options: CacheOptions): PictureCache {
  const { data_dir, onKeepFailed, max_waiting = MAX_WAITING, max_bytes = MAX_CACHE_BYTES } = options
  const whole_folder = pictureCacheFolder(data_dir)
  const folder = join(whole_folder, PICTURES_VERSION)
  const under_way = new Map<string, Promise<Uint8Array>>()

  const makeAndKeep = async (path: string, make: () => Promise<Uint8Array>) => {
    const made = await make()
    await keep(path, made)
      .then(() => keepBelowLimit(whole_folder, made.length, max_bytes))
      .catch(onKeepFailed)
    return made
  }
  return {
    async get(key, make) {
      const path = join(folder, key)
      const found = await known(path, key)
      if (found) return found
      const shared = under_way.get(key)
      if (shared) return shared
      if (under_way.size >= max_waiting) throw new PicturesBusy()
      const making = makeAndKeep(path, make).finally(() => under_way.delete(key))
      under_way.set(key, making)
      return making
    },
  }
}
