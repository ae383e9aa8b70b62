import { setMask, setMaskOutline } from '@inkroute/engine/commands/mask'
import type { ImageLayer, Layer } from '@inkroute/engine/layers/layer-types'
import { isMasked } from '@inkroute/engine/layers/picture-mask'
import { useState } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { endCropping, startCropping, useCroppedId } from '../actions/cropping.ts'
import { propertyText } from '../controls/property.text.ts'
import panel from '../panels/panels.module.css'
import { shapeText } from '../panels/panels.text.ts'
import { type PickedShape, ShapeDialog } from '../panels/shape-dialog.tsx'
import { ShapeIcon, shownShapes } from '../panels/shape-icon.tsx'
import css from '../properties/properties.module.css'
import { apply, selectionNow, useLayers } from '../state/studio-store.ts'
import { pictureText } from './picture.text.ts'

function put(picked: PickedShape | null): void {
  apply((document) => {
    if (picked && 'outline' in picked) return setMaskOutline(document, selectionNow(), picked.outline)
    return setMask(document, selectionNow(), picked?.shape ?? null)
  })
}

/** Outlines that the seller has drawn, combined or taken from the library, each once. */
function outlinesIn(layers: readonly Layer[]) {
  const drawn = layers.flatMap((layer) =>
    layer.type === 'shape' && layer.path && !layer.code
      ? [{ id: layer.id, name: layer.name, outline: { path: layer.path, ratio: layer.height / layer.width } }]
      : [],
  )
  return [...new Map(drawn.map((one) => [JSON.stringify(one.outline.path), one])).values()]
}

function DrawnOutlines({ onPick }: { onPick: (picked: PickedShape) => void }) {
  const text = useText(propertyText)
  const drawn = outlinesIn(useLayers())
  return (
    <section aria-label={text.drawnMasks}>
      <h3 className="text-xs font-medium text-studio m-0 mt-2">{text.drawnMasks}</h3>
      {drawn.length > 0 ? (
        <ul className={`bare-list grid gap-1.5 mt-1.5 ${panel.outlines}`}>
          {drawn.map(({ id, name, outline }) => (
            <li key={id}>
              <button type="button" aria-label={name} title={name} onClick={() => onPick({ outline })}>
                <ShapeIcon kind="rectangle" path={outline.path} size_px={34} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <p className="text-studio">{text.maskHint}</p>
    </section>
  )
}

function Basic({ layer, onMore }: { layer: ImageLayer; onMore: () => void }) {
  const text = useText(propertyText)
  const names = useText(shapeText)
  return (
    <>
      <button type="button" aria-pressed={!isMasked(layer)} onClick={() => put(null)}>
        {text.noMask}
      </button>
      {layer.mask_path ? (
        <button type="button" aria-pressed aria-label={text.ownMask} title={text.ownMask} onClick={onMore}>
          <ShapeIcon kind="rectangle" path={layer.mask_path} size_px={18} />
        </button>
      ) : null}
      {shownShapes.map((shape) => (
        <button
          key={shape}
          type="button"
          aria-label={names[shape]}
          title={names[shape]}
          aria-pressed={!layer.mask_path && layer.mask === shape}
          onClick={() => put({ shape })}
        >
          <ShapeIcon kind={shape} size_px={18} />
        </button>
      ))}
    </>
  )
}

/** Cuts a picture to a shape, and leads to moving it behind the outline. */
export function MaskChoice({ layer }: { layer: ImageLayer }) {
  const [text, picture] = [useText(propertyText), useText(pictureText)]
  const [is_open, setOpen] = useState(false)
  const is_cropping = useCroppedId() === layer.id
  const pick = (picked: PickedShape) => {
    put(picked)
    setOpen(false)
  }
  return (
    <fieldset className={`flex flex-wrap border-0 gap-1 p-0 m-0 ${css.masks}`}>
      <legend>{text.mask}</legend>
      <Basic layer={layer} onMore={() => setOpen(true)} />
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text.moreMasks}
      </button>
      {isMasked(layer) || layer.crop ? (
        <button
          type="button"
          aria-pressed={is_cropping}
          onClick={() => (is_cropping ? endCropping() : startCropping(layer.id))}
        >
          {is_cropping ? picture.panDone : picture.pan}
        </button>
      ) : null}
      {is_cropping ? <p className="text-xs text-studio">{picture.panHint}</p> : null}
      {is_open ? (
        <ShapeDialog title={text.mask} onPick={pick} onClose={() => setOpen(false)}>
          <DrawnOutlines onPick={pick} />
        </ShapeDialog>
      ) : null}
    </fieldset>
  )
}
