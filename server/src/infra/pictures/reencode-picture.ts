const MAX_SIDE_PX = 8000
const KEPT_WIDTH_PX = 1920
const QUALITY = 84
const TIMEOUT_SECONDS = 10
const readable = new Set(['png', 'jpeg', 'webp'])

/** Re-encodes a picture as WebP without metadata or anything hidden behind its pixels. Null if it is not a picture. */
export async function reencodePicture(bytes: Buffer) {
  const { default: sharp } = await import('sharp')
  const options = { limitInputPixels: MAX_SIDE_PX * MAX_SIDE_PX, failOn: 'error' as const }
  try {
    const { format, width = 0, height = 0 } = await sharp(bytes, options).metadata()
    if (!readable.has(format ?? '') || Math.max(width, height) > MAX_SIDE_PX) return null
    return await sharp(bytes, options)
      .timeout({ seconds: TIMEOUT_SECONDS })
      .rotate()
      .resize({ width: KEPT_WIDTH_PX, withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true })
  } catch {
    return null
  }
}
