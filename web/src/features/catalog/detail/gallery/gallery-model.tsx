import type { BasicProduct } from '@inkroute/contract/catalog/product'
import { lazy, Suspense, useMemo } from 'react'
import type { Tile } from './gallery.view.ts'
import { demoPrints, modelAddresses } from './model-subject.view.ts'

const Turntable = lazy(() => import('../../turntable/turntable.tsx').then((module) => ({ default: module.Turntable })))

const WHITE = { hex: '#ffffff' }

interface GalleryModelProps {
  readonly product: BasicProduct
  readonly color_id: number
  readonly tiles: readonly Tile[]
  readonly altOf: (tile: Tile) => string
}

/** The views as pictures, for browsers without 3D. */
function Sides({ tiles, altOf }: Pick<GalleryModelProps, 'tiles' | 'altOf'>) {
  return (
    <div className="grid grid-cols-halves gap-0.5">
      {tiles
        .filter(({ kind }) => kind === 'view' || kind === 'shot')
        .map((tile) => (
          <img
            key={tile.id}
            {...tile.source}
            sizes="(max-width: 900px) 50vw, 340px"
            alt={altOf(tile)}
            loading="lazy"
            decoding="async"
          />
        ))}
    </div>
  )
}

/** The 3D model in the chosen colour, loaded on demand. */
export function GalleryModel({ product, color_id, tiles, altOf }: GalleryModelProps) {
  const color = product.colors.find(({ id }) => id === color_id)
  const { light_params } = product
  const prints = useMemo(() => demoPrints(product), [product])
  const subject = { ...modelAddresses(product), color: color ?? WHITE, prints, light: light_params }
  return (
    <div className="w-full h-full">
      <Suspense>
        <Turntable subject={subject} name={product.name} fallback={<Sides tiles={tiles} altOf={altOf} />} />
      </Suspense>
    </div>
  )
}
