const MAX_WIDTH_PX = 1920
const MAX_CHARS = 1_800_000
const qualities = [0.88, 0.76, 0.6]

/** The picture as base64 WebP, small enough for one call. The server validates and re-encodes it. */
export async function shrinkPicture(file: File): Promise<string | null> {
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) return null
  const scale = Math.min(1, MAX_WIDTH_PX / bitmap.width)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  for (const quality of qualities) {
    const base64 = canvas.toDataURL('image/webp', quality).split(',')[1] ?? ''
    if (base64 && base64.length <= MAX_CHARS) return base64
  }
  return null
}
