import { batchLimits } from '@inkroute/contract/goods/batch/plan'
import type { Upload } from '@inkroute/contract/upload/upload'
import { artworkId } from '../batch-state.ts'
import { useBatch } from '../batch-store.ts'
import { asArtwork } from './artwork.view.ts'

/** In which order pictures were handed over; they arrive in another. */
const order_of = new Map<string, number>()

const addressOf = ({ preview_url }: { preview_url: string }): string => preview_url.split('?')[0] ?? ''

/** An uploaded picture goes on the table where it belongs among those it came with, whatever lies open meanwhile. One that lies there already is not laid twice. */
export function takeUpload(upload: Upload, order: number): void {
  const artwork = asArtwork({ ...upload, colors: upload.dominant_color ? [upload.dominant_color] : [] })
  if (!artwork) return
  const { artworks } = useBatch.getState()
  const id = artworkId(artwork)
  // Files are kept by what is in them: the same address is the same picture, whatever it is called.
  if (artworks.some((one) => addressOf(one) === addressOf(artwork))) return
  if (artworks.length >= batchLimits.max_artworks || artworks.some((one) => artworkId(one) === id)) return
  order_of.set(id, order)
  const later = artworks.findIndex((one) => (order_of.get(artworkId(one)) ?? -1) > order)
  // What arrives by itself is no step to be taken back.
  useBatch.setState({ artworks: later < 0 ? [...artworks, artwork] : artworks.toSpliced(later, 0, artwork) })
}
