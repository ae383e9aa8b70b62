import type { AppCtx } from '../../../infra/context.ts'

/** The largest size marketplaces display. */
const SIDE_PX = 2000
const QUALITY = 90

/** Storage key of the marketplace copy of a picture. Removed together with the picture. */
export const getShopCopy = (key: string): string => `${key.slice(0, key.lastIndexOf('.'))}-shop.jpg`

/**
 * URL of a kept picture for marketplaces. Most accept JPEG only, so a copy on white is made on first use. Null if the
 * file is missing or damaged.
 */
export async function shopPictureUrl(
  { storage }: Pick<AppCtx, 'storage'>,
  { picture_key, preview_1000_key }: { readonly picture_key?: string; readonly preview_1000_key: string },
): Promise<string | null> {
  const source = picture_key ?? preview_1000_key
  // Demo rows store paths of pictures that ship with the site.
  if (source.startsWith('/')) return source
  const key = getShopCopy(source)
  try {
    if ((await storage.size(key)) === null) {
      const { default: sharp } = await import('sharp')
      const copy = await sharp(await storage.get(source))
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
