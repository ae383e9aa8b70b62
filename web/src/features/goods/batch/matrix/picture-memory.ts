/** Thumbnails that were painted, so that scrolling back shows them at once. Some 200 kB each. */
const MOST = 240
const pictures = new Map<string, ImageBitmap>()

export function rememberedPicture(key: string): ImageBitmap | undefined {
  const found = pictures.get(key)
  if (!found) return undefined
  pictures.delete(key)
  pictures.set(key, found)
  return found
}

export function rememberPicture(key: string, picture: ImageBitmap): void {
  pictures.set(key, picture)
  const [oldest] = pictures.keys()
  if (pictures.size <= MOST || oldest === undefined) return
  pictures.get(oldest)?.close()
  pictures.delete(oldest)
}
