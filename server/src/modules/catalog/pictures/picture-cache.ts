import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PICTURES_VERSION } from '@inkroute/contract/pictures-version'
import { cardsFolder } from '../../../infra/pictures/asset-folders.ts'
import { pictureCacheFolder } from '../../../infra/pictures/kept-views.ts'

/** More is waiting than will be done soon; the caller should come again later. */
export class PicturesBusy extends Error {}

/** What may wait at once. A page of sixty cards in two views fits in; a flood does not. */
const MAX_WAITING = 240

export interface PictureCache {
  /** The committed or kept file, or what `make` makes, kept from then on. Callers at the same time share one making. */
  get(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array>
}

async function firstOf(paths: readonly string[]): Promise<Buffer | null> {
  for (const path of paths) {
    const found = await readFile(path).catch(() => null)
    if (found) return found
  }
  return null
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
}

export function pictureCache({ data_dir, onKeepFailed, max_waiting = MAX_WAITING }: CacheOptions): PictureCache {
  const folder = join(pictureCacheFolder(data_dir), PICTURES_VERSION)
  const under_way = new Map<string, Promise<Uint8Array>>()

  const makeAndKeep = async (path: string, make: () => Promise<Uint8Array>) => {
    const made = await make()
    await keep(path, made).catch(onKeepFailed)
    return made
  }
  return {
    async get(key, make) {
      const path = join(folder, key)
      const known = await firstOf([path, join(cardsFolder, PICTURES_VERSION, key)])
      if (known) return known
      const shared = under_way.get(key)
      if (shared) return shared
      if (under_way.size >= max_waiting) throw new PicturesBusy()
      const making = makeAndKeep(path, make).finally(() => under_way.delete(key))
      under_way.set(key, making)
      return making
    },
  }
}
