import type { Layer } from '@inkroute/engine/layers/layer-types'
import { ShapeIcon } from '../panels/shape-icon.tsx'
import { usePictures } from '../picture-shelf.ts'
import css from './layers.module.css'

function PictureThumb({ kind, layer_key }: { kind: string; layer_key: string }) {
  const picture = usePictures((state) => state.pictures.get(`${kind}:${layer_key}`))
  return picture instanceof HTMLImageElement ? <img src={picture.src} alt="" draggable={false} /> : null
}

/** What a layer shows, as small as fits in a row. */
export function LayerThumb({ layer }: { layer: Layer }) {
  return (
    <span className={css.thumb} data-kind={layer.type}>
      {'source' in layer ? <PictureThumb kind={layer.source.kind} layer_key={layer.source.key} /> : null}
      {layer.type === 'shape' ? <ShapeIcon kind={layer.shape} size_px={24} fill={layer.fill} /> : null}
      {layer.type === 'text' ? (
        <b style={{ color: layer.fill ?? '#17202e' }}>{[...layer.text.trim()][0] ?? 'T'}</b>
      ) : null}
    </span>
  )
}
