import sharp from 'sharp'
import type { Storage } from '../../infra/storage/storage.ts'

/** As large as marketplaces show a picture. */
const SIDE_PX = 2000
const QUALITY = 90

/** Where the copy for marketplaces of a stored picture lies; it goes when the picture goes. */
export const shopCopyOf = (key: string): string => `${key.slice(0, key.lastIndexOf('.'))}-shop.jpg`

interface Kept {
  readonly picture_key?: string | undefined
  readonly preview_1000_key: string
}

/**
 * The address of a kept picture for marketplaces. Most take JPEG only: a copy on white, made the first time one is asked
 * for. Null when the file is gone or damaged.
 */
export async function shopPictureUrl(
  storage: Storage,
  { picture_key, preview_1000_key }: Kept,
): Promise<string | null> {
  const source = picture_key ?? preview_1000_key
  // Demo rows keep pictures of the site itself.
  if (source.startsWith('/')) return source
  const key = shopCopyOf(source)
  try {
    if ((await storage.size(key)) === null) {
      const copy = await sharp(storage.path(source))
        .resize({ width: SIDE_PX, height: SIDE_PX, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: QUALITY })
        .toBuffer()
      await storage.put(key, copy)
    }
    return storage.url(key)
  } catch {
    return null
  }
}
