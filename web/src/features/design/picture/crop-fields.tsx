import { cropTo, cropZoom, uncrop, zoomCrop } from '@inkroute/engine/commands/picture'
import type { ImageLayer } from '@inkroute/engine/layers/layer-types'
import { useText } from '../../../shared/text/language.tsx'
import { endCropping, MOST_ZOOM, startCropping, useCroppedId } from '../actions/cropping.ts'
import { Slide } from '../controls/number-fields.tsx'
import { apply, selectionNow, settle } from '../state/studio-store.ts'
import css from './picture.module.css'
import { pictureText } from './picture.text.ts'

const ratios = [
  ['1:1', 1],
  ['4:5', 4 / 5],
  ['3:4', 3 / 4],
  ['2:3', 2 / 3],
  ['3:2', 3 / 2],
  ['16:9', 16 / 9],
] as const

const isNear = (a: number, b: number) => Math.abs(a / b - 1) < 0.005

/** Proportions of the frame, zoom and position of the picture inside it. */
export function CropFields({ layer }: { layer: ImageLayer }) {
  const text = useText(pictureText)
  const is_cropping = useCroppedId() === layer.id
  const ratio = layer.width / layer.height
  return (
    <section className={`grid gap-2.5 pt-3 ${css.part}`} aria-label={text.crop}>
      <h3>{text.crop}</h3>
      <fieldset className={`flex flex-wrap min-w-0 border-0 gap-1.5 p-0 m-0 ${css.choices}`} aria-label={text.ratio}>
        {ratios.map(([name, value]) => (
          <button
            key={name}
            type="button"
            aria-pressed={isNear(ratio, value)}
            onClick={() => apply((document) => cropTo(document, selectionNow(), value))}
          >
            {name}
          </button>
        ))}
      </fieldset>
      <Slide
        label={text.zoom}
        value={cropZoom(layer) * 100}
        min={100}
        max={MOST_ZOOM * 100}
        step={5}
        unit="%"
        onValue={(value, key) => apply((document) => zoomCrop(document, selectionNow(), value / 100), key)}
        onEnd={settle}
      />
      <div className={`flex flex-wrap min-w-0 border-0 gap-1.5 p-0 m-0 ${css.choices}`}>
        <button
          type="button"
          aria-pressed={is_cropping}
          disabled={!layer.crop}
          className={css.action}
          onClick={() => (is_cropping ? endCropping() : startCropping(layer.id))}
        >
          {is_cropping ? text.panDone : text.pan}
        </button>
        <button
          type="button"
          className={css.action}
          disabled={!layer.crop}
          onClick={() => apply((document) => uncrop(document, selectionNow()))}
        >
          {text.uncrop}
        </button>
      </div>
      {is_cropping ? <p className="text-xs text-studio">{text.panHint}</p> : null}
    </section>
  )
}
