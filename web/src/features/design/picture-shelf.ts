import { getMockupPicture } from '@inkroute/contract/grid'
import { artPicture } from '@inkroute/contract/pictures'
import { getUpload } from '@inkroute/contract/upload'
import { create } from 'zustand'
import { call } from '../../shared/api/client.ts'

type Shelved = HTMLImageElement | 'loading' | 'failed'

/** Pictures that layers show, by kind and key, decoded once for canvas, preview and 3D. */
export const usePictures = create<{ readonly pictures: ReadonlyMap<string, Shelved> }>(() => ({ pictures: new Map() }))

const put = (name: string, shelved: Shelved) =>
  usePictures.setState(({ pictures }) => ({ pictures: new Map(pictures).set(name, shelved) }))

async function addressOf(kind: string, key: string): Promise<string> {
  if (kind === 'artwork') return artPicture(key, 1200)
  if (kind === 'mockup') return (await call(getMockupPicture, { key })).url
  const upload = await call(getUpload, { id: Number(key) })
  const address = upload.preview_1000_url ?? upload.url
  if (!address) throw new Error('not ready')
  return address
}

async function load(kind: string, key: string, name: string, known: string | undefined): Promise<void> {
  try {
    const image = new Image()
    image.src = known ?? (await addressOf(kind, key))
    await image.decode()
    put(name, image)
  } catch {
    put(name, 'failed')
  }
}

const shelfName = (kind: string, key: string): string => `${kind}:${key}`

/** Fetches what is not there yet, from a known address or the one the picture usually has. */
export function wantPicture(kind: string, key: string, address?: string): void {
  const name = shelfName(kind, key)
  if (usePictures.getState().pictures.has(name)) return
  put(name, 'loading')
  void load(kind, key, name, address)
}

export const pictureAtHand = (kind: string, key: string): HTMLImageElement | undefined => {
  const shelved = usePictures.getState().pictures.get(shelfName(kind, key))
  return shelved instanceof HTMLImageElement ? shelved : undefined
}

export const pictureState = (kind: string, key: string): 'ready' | 'loading' | 'failed' => {
  const shelved = usePictures.getState().pictures.get(shelfName(kind, key)) ?? 'loading'
  return shelved instanceof HTMLImageElement ? 'ready' : shelved
}
