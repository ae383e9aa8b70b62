import type { BasicProduct } from '@inkroute/contract/catalog/product'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { NoPicture } from '../../card/no-picture.tsx'
import css from './gallery.module.css'
import { galleryText } from './gallery.text.ts'
import { getTiles, neighbour, smallest, type Tile } from './gallery.view.ts'
import { GalleryModel } from './gallery-model.tsx'
import { PictureFrame } from './picture-frame.tsx'

interface ThumbnailsProps {
  readonly tiles: readonly Tile[]
  readonly chosen: string
  readonly altOf: (tile: Tile) => string
  readonly onChoose: (id: string) => void
}

/** Keeps the selected thumbnail in view without scrolling the page. */
function useFollowed(chosen: string) {
  const strip = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each choice
  useEffect(() => {
    const list = strip.current
    const button = list?.querySelector<HTMLElement>('[aria-current="true"]')
    if (!list || !button) return
    list.scrollTo({
      left: button.offsetLeft - (list.clientWidth - button.offsetWidth) / 2,
      top: button.offsetTop - (list.clientHeight - button.offsetHeight) / 2,
    })
  }, [chosen])
  return strip
}

function Thumbnails({ tiles, chosen, altOf, onChoose }: ThumbnailsProps) {
  const text = useText(galleryText)
  const strip = useFollowed(chosen)
  return (
    <div className={`flex flex-col relative overflow-auto scrollbar-none gap-2 p-0.5 ${css.strip}`} ref={strip}>
      {tiles.map((tile) => (
        <button
          key={tile.id}
          type="button"
          className={`flex-none relative overflow-hidden cursor-pointer bg-surface border-0 rounded-card p-0 ${css.thumb}`}
          aria-current={tile.id === chosen}
          aria-label={altOf(tile)}
          title={altOf(tile)}
          onClick={() => onChoose(tile.id)}
        >
          <img src={smallest(tile.source)} width={72} height={72} alt="" loading="lazy" decoding="async" />
          {tile.kind === 'model' ? (
            <span className={`grid place-items-center absolute inset-0 text-lg font-strong text-on-dark ${css.three}`}>
              {text.model_short}
            </span>
          ) : null}
        </button>
      ))}
    </div>
  )
}

/** Labels, bags and cards have no mockups; a drawing is shown instead. */
function NoPictures({ code }: { code: string }) {
  return (
    <div className={`grid items-start gap-4 ${css.gallery}`}>
      <div className={`relative overflow-hidden aspect-square bg-surface rounded-hero ${css.frame}`}>
        <NoPicture code={code} />
      </div>
    </div>
  )
}

const ZoomDialog = lazy(() => import('./zoom-dialog.tsx').then((module) => ({ default: module.ZoomDialog })))

interface GalleryProps {
  readonly product: BasicProduct
  readonly color_id: number
}

/** Alt text of each tile. */
function useAlt(product: BasicProduct, color_id: number) {
  const text = useText(galleryText)
  const color = product.colors.find(({ id }) => id === color_id)?.name ?? ''
  return (tile: Tile) => {
    const values = { name: product.name, color, view: tile.name }
    if (tile.kind === 'shot') return fill(text[`shot_${tile.shot ?? 'hero'}`], values)
    if (tile.kind === 'chart') return fill(text.chart_alt, values)
    if (tile.kind === 'own') return fill(text.own_alt, values)
    if (tile.kind === 'art') return fill(text.art_alt, values)
    return tile.kind === 'model' ? text.model : fill(text.view_alt, values)
  }
}

/** The product gallery: views in the chosen colour, the 3D model, photographs and the size drawing. */
export function Gallery({ product, color_id }: GalleryProps) {
  const text = useText(galleryText)
  const tiles = useMemo(() => getTiles(product, color_id), [product, color_id])
  const [chosen, setChosen] = useState(tiles[0]?.id ?? '')
  const [is_zoomed, setZoomed] = useState(false)
  const getAlt = useAlt(product, color_id)
  const tile = tiles.find(({ id }) => id === chosen) ?? tiles[0]
  if (!tile) return <NoPictures code={product.code} />
  const step = (by: 1 | -1) => setChosen(neighbour(tiles, tile.id, by))
  return (
    <section className={`grid items-start gap-4 ${css.gallery}`} aria-label={fill(text.label, { name: product.name })}>
      <div className={`relative overflow-hidden aspect-square bg-surface rounded-hero ${css.frame}`}>
        {tile.kind === 'model' ? (
          <GalleryModel product={product} color_id={color_id} tiles={tiles} altOf={getAlt} />
        ) : (
          <PictureFrame
            key={tile.id}
            tile={tile}
            alt={getAlt(tile)}
            is_first={tile === tiles[0]}
            onStep={step}
            onEnlarge={() => setZoomed(true)}
          />
        )}
        {tile.kind === 'art' || (tile.kind === 'view' && product.artwork) ? (
          <span className={`absolute text-xs text-quiet pointer-events-none rounded-pill px-2.5 py-0.5 ${css.demo}`}>
            {text.demo}
          </span>
        ) : null}
        <button type="button" className={css.previous} aria-label={text.previous} onClick={() => step(-1)}>
          <Icon name="chevron_left" />
        </button>
        <button type="button" className={css.next} aria-label={text.next} onClick={() => step(1)}>
          <Icon name="chevron_right" />
        </button>
      </div>
      <Thumbnails tiles={tiles} chosen={tile.id} altOf={getAlt} onChoose={setChosen} />
      {is_zoomed ? (
        <Suspense>
          <ZoomDialog
            tiles={tiles.filter(({ kind }) => kind !== 'model')}
            chosen={tile.id}
            altOf={getAlt}
            onChoose={setChosen}
            onClose={() => setZoomed(false)}
          />
        </Suspense>
      ) : null}
    </section>
  )
}
