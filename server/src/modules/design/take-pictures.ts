import { AppError } from '../../infra/app-error.ts'
import type { AppCtx } from '../../infra/context.ts'
import { galleryArtworks } from '../catalog/catalog.ts'
import { useUpload as keepUpload } from '../upload/upload.ts'
import type { KeptSource } from './design.queries.ts'
import type { UsedPicture } from './design.rules.ts'

/**
 * Checks that every picture is the seller's own or the platform's, and keeps its file for `holder`. Another seller's
 * picture is as unknown as one that never existed. What an earlier version of the design holds (`known`) stays usable
 * even when the seller has deleted it from the library.
 */
export async function takePictures(
  tx: AppCtx,
  seller_id: number,
  holder: string,
  used: readonly UsedPicture[],
  known: readonly KeptSource[] = [],
): Promise<KeptSource[]> {
  const artworks = await galleryArtworks()
  const kept: KeptSource[] = []
  for (const { kind, key, layer_name } of used) {
    if (kind === 'artwork') {
      const artwork = artworks.get(key)
      if (!artwork) throw new AppError('design_picture_missing', { layer: layer_name })
      kept.push({ kind, key, picture_key: null, width_px: artwork.width_px, height_px: artwork.height_px })
      continue
    }
    // A picture of goods is a photograph of a print; printing it again is a mistake.
    if (kind === 'mockup') throw new AppError('design_picture_missing', { layer: layer_name })
    const before = known.find((one) => one.kind === kind && one.key === key)
    if (before) {
      kept.push(before)
      continue
    }
    const id = Number(key)
    if (!Number.isSafeInteger(id) || id < 1) throw new AppError('not_found')
    const { picture_key, vector_key, width_px, height_px } = await keepUpload(tx, seller_id, id, `${holder}:${id}`)
    kept.push({ kind, key, picture_key, vector_key, width_px, height_px })
  }
  return kept
}
