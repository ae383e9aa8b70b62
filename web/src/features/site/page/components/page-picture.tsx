import {
  artPictureSource,
  type PictureSource,
  productPictureSource,
  shopPictureSource,
} from '@inkroute/contract/catalog/pictures'
import type { ShownPicture } from '@inkroute/contract/site/page/blocks'

const WIDE_PX = 720

function getSource(picture: ShownPicture): PictureSource {
  if (picture.of === 'shop') return shopPictureSource(picture.product, picture.shot)
  if (picture.of === 'art') return artPictureSource(picture.slug, 1, WIDE_PX)
  const { product: code, view, colour, artwork } = picture
  return productPictureSource({ code, view, colour, artwork }, WIDE_PX)
}

interface PictureProps {
  readonly picture: ShownPicture
  /** Rendered width, for the browser's choice of file. */
  readonly sizes: string
  /** Above the fold: loaded eagerly. */
  readonly eager?: boolean
  /** The largest picture above the fold. */
  readonly first?: boolean
}

export function PagePicture({ picture, sizes, eager = false, first = false }: PictureProps) {
  return (
    <img
      {...getSource(picture)}
      sizes={sizes}
      alt={picture.alt}
      loading={eager || first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
    />
  )
}
