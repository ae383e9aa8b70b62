import type { BasicProduct } from '@inkroute/contract/catalog-product'
import { lazy, Suspense, useMemo } from 'react'
import type { Tile } from '../gallery.view.ts'
import { colorSubject, demoPrints, modelAddresses } from '../subject.view.ts'
import css from './gallery.module.css'

const Turntable = lazy(() => import('../../turntable/turntable.tsx').then((module) => ({ default: module.Turntable })))

interface GalleryModelProps {
  readonly product: BasicProduct
  readonly color_id: number
  readonly tiles: readonly Tile[]
  readonly altOf: (tile: Tile) => string
}

/** The views as pictures, where 3D cannot be shown. */
function Sides({ tiles, altOf }: Pick<GalleryModelProps, 'tiles' | 'altOf'>) {
  return (
    <div className={css.sides}>
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

/** The product as a model in the chosen colour. Nothing of it is loaded before somebody asks for it. */
export function GalleryModel({ product, color_id, tiles, altOf }: GalleryModelProps) {
  const hex = product.colors.find(({ id }) => id === color_id)?.hex ?? '#ffffff'
  const { code, light_params } = product
  const color = useMemo(() => colorSubject(code, hex), [code, hex])
  const prints = useMemo(() => demoPrints(product), [product])
  const subject = { ...modelAddresses(code), color, prints, light: light_params }
  return (
    <div className={css.model}>
      <Suspense>
        <Turntable subject={subject} name={product.name} fallback={<Sides tiles={tiles} altOf={altOf} />} />
      </Suspense>
    </div>
  )
}
