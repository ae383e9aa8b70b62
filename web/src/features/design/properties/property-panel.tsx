import { setBackground, setStanding } from '@inkroute/engine/commands/layers'
import { findView, NO_PRODUCT } from '@inkroute/engine/document/design-document'
import type { Layer } from '@inkroute/engine/layers/layer-types'
import { printFileSize } from '@inkroute/engine/print/print-area'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { isOperand } from '../actions/combine-chosen.ts'
import { canCropToShape } from '../actions/crop-to-shape.ts'
import { type StudioActionId, studioActions } from '../actions/studio-actions.ts'
import { ColourField } from '../colour/colour-field.tsx'
import { ActionButton } from '../controls/action-button.tsx'
import { Slide } from '../controls/number-fields.tsx'
import { propertyText } from '../controls/property.text.ts'
import { MarkPart } from '../marks/mark-part.tsx'
import { BlendChoice } from '../picture/blend-choice.tsx'
import { checkedSizeNow } from '../preflight/use-findings.ts'
import { PlacePresets } from '../product/place-presets.tsx'
import { SizeRule } from '../product/size-rule.tsx'
import { printQuality } from '../state/stage.view.ts'
import { apply, selectionNow, settle, useArea, useCmPerPx, useLayers, useStudio } from '../state/studio-store.ts'
import { Look } from './look.tsx'
import { PlaceBoxes } from './place-boxes.tsx'
import css from './properties.module.css'

const icons = {
  fit: 'fit',
  fill: 'fill',
  centre: 'centre',
  rotate_90: 'rotate',
  mirror_h: 'mirror_h',
  mirror_v: 'mirror_v',
  left: 'left',
  hcentre: 'hcentre',
  right: 'right',
  top: 'top',
  vmiddle: 'vmiddle',
  bottom: 'bottom',
  spread_h: 'spread_h',
  spread_v: 'spread_v',
  front: 'front',
  forward: 'forward',
  backward: 'backward',
  back: 'back',
  duplicate: 'duplicate',
  group: 'group',
  tile_basic: 'tile_basic',
  tile_mirrored: 'tile_mirrored',
  remove: 'remove',
} as const satisfies Partial<Record<StudioActionId, string>>

const rows: readonly (readonly (keyof typeof icons)[])[] = [
  ['fit', 'fill', 'centre', 'rotate_90', 'mirror_h', 'mirror_v', 'tile_basic', 'tile_mirrored'],
  ['left', 'hcentre', 'right', 'top', 'vmiddle', 'bottom', 'spread_h', 'spread_v'],
  ['front', 'forward', 'backward', 'back', 'group', 'duplicate', 'remove'],
]

const combining = ['unite', 'subtract', 'intersect', 'exclude'] as const

/** Makes one shape of several. */
function Combine() {
  return (
    <div className={css.arrangeRow}>
      {combining.map((id) => (
        <ActionButton key={id} action={studioActions[id]} icon={id} />
      ))}
      {canCropToShape() ? <ActionButton action={studioActions.crop_to_shape} icon="crop_to_shape" /> : null}
    </div>
  )
}

/** One-click layer actions. */
function Arrange() {
  return (
    <div className={`grid gap-0.5 ${css.arrange}`}>
      {rows.map((row) => (
        <div key={row[0]} className={css.arrangeRow}>
          {row.map((id) => (
            <ActionButton key={id} action={studioActions[id]} icon={icons[id]} />
          ))}
        </div>
      ))}
    </div>
  )
}

const tenth = (value: number) => Math.round(value * 10) / 10

function QualityNote({ layer }: { layer: Layer }) {
  const text = useText(propertyText)
  const own_cm_per_px = useCmPerPx()
  const checked = checkedSizeNow()
  const has_sizes = useStudio((state) => (state.product?.sizes.length ?? 0) > 1)
  const dpi = useStudio((state) => state.product?.dpi ?? 300)
  if ('source' in layer && layer.source.kind === 'artwork') {
    return (
      <p className={`text-xs ${css.quality}`} data-quality="good">
        {text.vector}
      </p>
    )
  }
  const found = printQuality(layer, checked?.cm_per_px ?? own_cm_per_px, dpi)
  if (!found) return null
  const words = { good: text.qualityGood, low: text.qualityLow, bad: text.qualityBad }
  return (
    <p className={`text-xs ${css.quality}`} data-quality={found.quality}>
      {fill(has_sizes && checked ? text.qualityOn : text.quality, { dpi: found.dpi, size: checked?.name })} ·{' '}
      {words[found.quality]}
    </p>
  )
}

/** Shown without a selection: properties of the face. */
function FaceProperties() {
  const text = useText(propertyText)
  const area = useArea()
  const cm_per_px = useCmPerPx()
  const dpi = useStudio((state) => state.product?.dpi ?? 300)
  const background = useStudio((state) => findView(state.history.present, state.view_id)?.background ?? null)
  if (!area) return null
  const { width_px, height_px } = printFileSize(area.width * cm_per_px, dpi, area)
  const paint = (colour: string | null, key: string) =>
    apply((document) => setBackground(document, useStudio.getState().view_id, colour), key)
  return (
    <div className="grid gap-3">
      <p>
        {fill(text.faceSize, { width: tenth(area.width * cm_per_px), height: tenth(area.height * cm_per_px) })}
        <small className="block text-xs text-studio">{fill(text.faceDpi, { dpi, width_px, height_px })}</small>
        {area.bleed_cm > 0 ? (
          <small className="block text-xs text-studio">
            {fill(text.faceBleed, { mm: Math.round(area.bleed_cm * 10) })}
          </small>
        ) : null}
      </p>
      <ColourField label={text.background} value={background} can_be_none onColour={paint} />
      <SizeRule />
      <div className="flex flex-wrap gap-2">
        <ActionButton action={studioActions.copy_to_views} />
        <ActionButton action={studioActions.redesign} />
      </div>
      <p className="text-xs text-studio">{text.nothingChosen}</p>
    </div>
  )
}

function LayerProperties({ layers }: { layers: readonly Layer[] }) {
  const text = useText(propertyText)
  const is_sold = useStudio((state) => state.product !== null && state.product.id !== NO_PRODUCT)
  const [only] = layers
  if (!only) return null
  const is_locked = layers.every((layer) => layer.is_locked)
  const opacity = (value: number, key: string) =>
    apply((now) => setStanding(now, selectionNow(), { opacity: value / 100 }), key)
  return (
    <div className="grid gap-3">
      {layers.length > 1 ? <p className="text-xs text-studio">{fill(text.many, { count: layers.length })}</p> : null}
      {is_locked ? (
        <div className="flex flex-wrap gap-2">
          <p className="text-xs text-studio">{text.locked}</p>
          <ActionButton action={studioActions.unlock} />
        </div>
      ) : (
        <>
          <PlaceBoxes layers={layers} />
          {layers.length === 1 ? <QualityNote layer={only} /> : null}
          <PlacePresets />
          <Arrange />
          {layers.filter(isOperand).length > 1 ? <Combine /> : null}
        </>
      )}
      <Slide
        label={text.opacity}
        value={only.opacity * 100}
        min={0}
        max={100}
        unit="%"
        onValue={opacity}
        onEnd={settle}
      />
      {is_locked ? null : <BlendChoice layer={only} />}
      {layers.length === 1 && !is_locked ? <Look layer={only} /> : null}
      {layers.length === 1 && is_sold ? <MarkPart layer={only} /> : null}
    </div>
  )
}

/** Properties of the selection, or of the face if nothing is selected. */
export function PropertyPanel() {
  const layers = useLayers()
  const chosen = useStudio((state) => state.chosen)
  const held = layers.filter((layer) => chosen.includes(layer.id))
  return held.length > 0 ? <LayerProperties layers={held} /> : <FaceProperties />
}
