import { getUpload } from '@inkroute/contract/upload/upload'
import type { PictureSource } from '@inkroute/engine/layers/placed'
import { useEffect, useState } from 'react'
import { call } from '../../../shared/api/client.ts'

/** Larger files take longer to fetch than their curves gain; of these the preview is traced. */
const MOST_PIXELS = 40_000_000

async function original({ key }: PictureSource): Promise<HTMLImageElement | null> {
  const { url } = await call(getUpload, { id: Number(key) })
  if (!url) return null
  const image = new Image()
  image.src = url
  await image.decode()
  return image
}

/** The picture as it was uploaded, or its preview where there is none better; null until that is known. */
export function useOriginal(source: PictureSource, preview: HTMLImageElement): HTMLImageElement | null {
  const { kind, width_px, height_px } = source
  const is_small = Math.max(width_px, height_px) <= Math.max(preview.naturalWidth, preview.naturalHeight)
  const is_wanted = kind === 'material' && !is_small && width_px * height_px <= MOST_PIXELS
  const [found, setFound] = useState<HTMLImageElement | null>(is_wanted ? null : preview)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the dialog is open for one picture
  useEffect(() => {
    if (!is_wanted) return
    let is_gone = false
    original(source)
      .catch(() => null)
      .then((image) => {
        if (!is_gone) setFound(image ?? preview)
      })
    return () => {
      is_gone = true
    }
  }, [])
  return found
}
