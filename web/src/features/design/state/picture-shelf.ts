import { artPicture } from '@inkroute/contract/catalog/pictures'
import { getMockupPicture } from '@inkroute/contract/goods/grid/grid'
import { getUpload } from '@inkroute/contract/upload/upload'
import { create } from 'zustand'
import { call } from '../../../shared/api/client.ts'
import { ApiError } from '../../../shared/api/request.ts'

/** `failed` can be retried; `gone` cannot: the picture was deleted or belongs to someone else. */
type Shelved = HTMLImageElement | 'loading' | 'failed' | 'gone'

/** Pictures used by layers, by kind and key, decoded once for canvas, preview and 3D. */
export const usePictures = create<{ readonly pictures: ReadonlyMap<string, Shelved> }>(() => ({ pictures: new Map() }))

const put = (name: string, shelved: Shelved) =>
  usePictures.setState(({ pictures }) => ({ pictures: new Map(pictures).set(name, shelved) }))

/** Paints again what shows pictures, as when one of them has arrived. */
export const repaintPictures = (): void => usePictures.setState(({ pictures }) => ({ pictures: new Map(pictures) }))

async function getAddress(kind: string, key: string): Promise<string> {
  if (kind === 'artwork') return artPicture(key, 1200)
  if (kind === 'mockup') return (await call(getMockupPicture, { key })).url
  const upload = await call(getUpload, { id: Number(key) })
  const address = upload.preview_1000_url ?? upload.url
  if (!address) throw new Error('not ready')
  return address
}

/** Retry delays for a busy server or a lost connection; after that only manual retries. */
const RETRY_AFTER_MS = [1000, 3000, 10_000, 30_000] as const

const isGone = (error: unknown) => error instanceof ApiError && (error.code === 'not_found' || error.http === 403)

/** Resolves after a delay, or as soon as the browser is online again. */
const backOnline = (wait_ms: number): Promise<void> =>
  new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      window.removeEventListener('online', finish)
      resolve()
    }
    const timer = setTimeout(finish, wait_ms)
    window.addEventListener('online', finish)
  })

async function fetched(kind: string, key: string, known: string | undefined): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = known ?? (await getAddress(kind, key))
  await image.decode()
  return image
}

async function load(kind: string, key: string, name: string, known: string | undefined): Promise<void> {
  for (const wait_ms of [...RETRY_AFTER_MS, null]) {
    try {
      return put(name, await fetched(kind, key, known))
    } catch (error) {
      if (isGone(error)) return put(name, 'gone')
      if (wait_ms === null) return put(name, 'failed')
      await backOnline(wait_ms)
    }
  }
}

const shelfName = (kind: string, key: string): string => `${kind}:${key}`

/** Fetches missing pictures, from a given URL or their default one. */
export function wantPicture(kind: string, key: string, address?: string): void {
  const name = shelfName(kind, key)
  if (usePictures.getState().pictures.has(name)) return
  put(name, 'loading')
  void load(kind, key, name, address)
}

/** Retries a picture that failed to load. */
export function retryPicture(kind: string, key: string): void {
  const name = shelfName(kind, key)
  if (usePictures.getState().pictures.get(name) !== 'failed') return
  put(name, 'loading')
  void load(kind, key, name, undefined)
}

export const loadedPicture = (kind: string, key: string): HTMLImageElement | undefined => {
  const shelved = usePictures.getState().pictures.get(shelfName(kind, key))
  return shelved instanceof HTMLImageElement ? shelved : undefined
}

export const pictureState = (kind: string, key: string): 'ready' | Exclude<Shelved, HTMLImageElement> => {
  const shelved = usePictures.getState().pictures.get(shelfName(kind, key)) ?? 'loading'
  return shelved instanceof HTMLImageElement ? 'ready' : shelved
}
