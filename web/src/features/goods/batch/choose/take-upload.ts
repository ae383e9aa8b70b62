import { batchLimits } from '@inkroute/contract/goods/batch/plan'
import type { Upload } from '@inkroute/contract/upload/upload'
import { artworkId } from '../state/batch-state.ts'
import { useBatch } from '../state/batch-store.ts'
import { asArtwork } from './artwork.view.ts'

/** In which order pictures were handed over; they arrive in another. */
const order_of = new Map<string, number>()

const getAddress = ({ preview_url }: { preview_url: string }): string => preview_url.split('?')[0] ?? ''

/** Adds an uploaded picture to the setup, in upload order. Duplicates are skipped. */
export function takeUpload(upload: Upload, order: number): void {
  const artwork = asArtwork({ ...upload, colors: upload.dominant_color ? [upload.dominant_color] : [] })
  if (!artwork) return
  const { artworks } = useBatch.getState()
  const id = artworkId(artwork)
  // Files are stored by content: the same URL is the same picture, whatever its name.
  if (artworks.some((one) => getAddress(one) === getAddress(artwork))) return
  if (artworks.length >= batchLimits.max_artworks || artworks.some((one) => artworkId(one) === id)) return
  order_of.set(id, order)
  const later = artworks.findIndex((one) => (order_of.get(artworkId(one)) ?? -1) > order)
  // Background updates are not undo steps.
  useBatch.setState({ artworks: later < 0 ? [...artworks, artwork] : artworks.toSpliced(later, 0, artwork) })
}
