import { artPicture, productPicture } from '@inkroute/contract/catalog/pictures'
import { useText } from '../../../shared/text/language.tsx'
import { designModeText } from './design-mode.text.ts'
import css from './sketches.module.css'

/** A lazy-loaded picture. */
function Lazy({ src, alt, side_px }: { src: string; alt: string; side_px: number }) {
  return <img src={src} alt={alt} width={side_px} height={side_px} loading="lazy" decoding="async" />
}

/** The canvas of the single designer: a blank shirt, its print area and a selected artwork. */
export function SingleSketch() {
  const text = useText(designModeText)
  return (
    <div className={css.single} role="img" aria-label={text.single_alt}>
      <img
        src={productPicture({ code: 'tshirt', view: 'front', colour: 'navy' }, 720)}
        alt=""
        width={720}
        height={720}
        fetchPriority="high"
      />
      <div className={css.area}>
        <div className={css.held}>
          <img src={artPicture('fox-flower-crown', 480)} alt="" width={480} height={480} />
        </div>
      </div>
    </div>
  )
}

const batchArtworks = ['great-wave', 'corgi-bandana', 'say-good-vibes'] as const
const batchProducts = [
  { code: 'tshirt', view: 'front', colour: 'white' },
  { code: 'mug', view: 'left', colour: 'white' },
  { code: 'tote', view: 'front', colour: 'natural' },
] as const

/** Artworks as rows, products as columns: every pair becomes a product. */
export function BatchSketch() {
  const text = useText(designModeText)
  return (
    <div
      className="grid relative overflow-hidden bg-surface rounded-hero gap-2 p-4"
      role="img"
      aria-label={text.batch_alt}
    >
      {batchArtworks.map((artwork) => (
        <div key={artwork} className={css.batch_row}>
          <span className={css.chip}>
            <Lazy src={artPicture(artwork, 240)} alt="" side_px={120} />
          </span>
          {batchProducts.map((product) => (
            <Lazy key={product.code} src={productPicture({ ...product, artwork }, 240)} alt="" side_px={240} />
          ))}
        </div>
      ))}
    </div>
  )
}

const gridArtworks = [
  'golden-dunes',
  'great-wave',
  'lavender-fields',
  'lake-cabin',
  'northern-lights',
  'fuji-blossom',
  'tropical-sunset',
  'misty-mountains',
  'forest-light',
]

/** A grid of nine pictures, as printed on a blanket. */
export function GridSketch() {
  const text = useText(designModeText)
  return (
    <div className={css.grid} role="img" aria-label={text.grid_alt}>
      {gridArtworks.map((artwork) => (
        <Lazy key={artwork} src={artPicture(artwork, 240)} alt="" side_px={240} />
      ))}
    </div>
  )
}
