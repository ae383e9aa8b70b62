import { setStanding } from '@inkroute/engine/commands/layers'
import type { Layer } from '@inkroute/engine/layers/layer-types'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { pictureAtHand, usePictures } from '../picture-shelf.ts'
import { studioText } from '../studio.text.ts'
import { apply, choose, useLayers, useStudio } from '../studio-store.ts'
import css from './panels.module.css'

const set = (layer: Layer, change: Parameters<typeof setStanding>[2]) => {
  const { view_id } = useStudio.getState()
  apply((document) => setStanding(document, { view_id, ids: [layer.id] }, change))
}

function Thumb({ layer }: { layer: Layer }) {
  usePictures((state) => state.pictures)
  const picture = 'source' in layer ? pictureAtHand(layer.source.kind, layer.source.key) : undefined
  return <span className={css.thumb}>{picture ? <img src={picture.src} alt="" /> : null}</span>
}

function LayerRow({ layer, is_chosen }: { layer: Layer; is_chosen: boolean }) {
  const text = useText(studioText)
  const { name } = layer
  return (
    <li className={css.layer} data-chosen={is_chosen}>
      <button type="button" className={css.layerName} aria-pressed={is_chosen} onClick={() => choose([layer.id])}>
        <Thumb layer={layer} />
        <span>{name}</span>
      </button>
      <button
        type="button"
        aria-label={fill(layer.is_hidden ? text.show : text.hide, { name })}
        onClick={() => set(layer, { is_hidden: !layer.is_hidden })}
      >
        <Icon name={layer.is_hidden ? 'eye_off' : 'eye'} size_px={16} />
      </button>
      <button
        type="button"
        aria-label={fill(layer.is_locked ? text.unlock : text.lock, { name })}
        aria-pressed={layer.is_locked}
        onClick={() => set(layer, { is_locked: !layer.is_locked })}
      >
        <Icon name="shield" size_px={16} />
      </button>
    </li>
  )
}

/** What lies on this face, the topmost first. */
export function LayerPanel() {
  const text = useText(studioText)
  const layers = useLayers()
  const chosen = useStudio((state) => state.chosen)
  if (layers.length === 0) return <p className={css.note}>{text.noLayers}</p>
  return (
    <ul className={css.layers}>
      {layers.toReversed().map((layer) => (
        <LayerRow key={layer.id} layer={layer} is_chosen={chosen.includes(layer.id)} />
      ))}
    </ul>
  )
}
