import { clearAdjust, setCutout } from '@inkroute/engine/commands/picture'
import type { Adjust } from '@inkroute/engine/layers/adjust'
import type { ImageLayer, PatternLayer } from '@inkroute/engine/layers/layer-types'
import { isDrawing } from '@inkroute/engine/layers/placed'
import { useState } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { CurveEditor } from '../../../shared/tone/curve-editor.tsx'
import { toneText } from '../../../shared/tone/tone.text.ts'
import { ColourField } from '../colour/colour-field.tsx'
import { Slide } from '../controls/number-fields.tsx'
import { cutoutText } from '../cutout/cutout.text.ts'
import { CutoutDialog } from '../cutout/cutout-dialog.tsx'
import { PictureFade } from '../gradient/picture-fade.tsx'
import { pictureState, usePictures } from '../state/picture-shelf.ts'
import type { SendFile } from '../state/studio-slots.ts'
import { apply, selectionNow, settle, useChosenLayer, useCmPerPx } from '../state/studio-store.ts'
import { traceText } from '../trace/trace.text.ts'
import { TraceDialog } from '../trace/trace-dialog.tsx'
import { adjust } from './adjust-chosen.ts'
import { CropFields } from './crop-fields.tsx'
import { EnlargeChoice } from './enlarge-choice.tsx'
import { LightFields } from './light-fields.tsx'
import { LookChoice } from './look-choice.tsx'
import css from './picture.module.css'
import { pictureText } from './picture.text.ts'
import { PrintEffect } from './print-effect.tsx'

const firstBorder = { colour: '#ffffff', width: 6 } as const
const MOST_BORDER_PX = 40

function Border({ border }: { border: Adjust['border'] }) {
  const text = useText(pictureText)
  const mm = useCmPerPx() * 10
  return (
    <>
      <button
        type="button"
        className={css.action}
        aria-pressed={border !== undefined}
        onClick={() => adjust({ border: border ? undefined : firstBorder })}
      >
        {text.border}
      </button>
      {border ? (
        <>
          <Slide
            label={text.borderWidth}
            value={border.width * mm}
            min={0.5 * mm}
            max={MOST_BORDER_PX * mm}
            step={0.1}
            unit={` ${text.mm}`}
            onValue={(value, key) =>
              adjust({ border: { ...border, width: Math.min(MOST_BORDER_PX, Math.max(0.1, value / mm)) } }, key)
            }
            onEnd={settle}
          />
          <ColourField
            label={text.borderColour}
            value={border.colour}
            onColour={(colour, key) => colour && adjust({ border: { ...border, colour } }, key)}
          />
        </>
      ) : null}
    </>
  )
}

function Edges({ layer, adjustment }: { layer: ImageLayer | PatternLayer; adjustment: Adjust }) {
  const text = useText(pictureText)
  return (
    <section className={`grid gap-2.5 pt-3 ${css.part}`} aria-label={text.edges}>
      <h3>{text.edges}</h3>
      <Slide
        label={text.blur}
        value={adjustment.blur ?? 0}
        min={0}
        max={50}
        step={0.5}
        onValue={(blur, key) => adjust({ blur }, key)}
        onEnd={settle}
      />
      {layer.type === 'image' ? <Border border={adjustment.border} /> : null}
    </section>
  )
}

/** Removes the background or brings it back, and turns flat artwork into curves. */
function Background({ layer, send }: { layer: ImageLayer; send: SendFile | undefined }) {
  const [text, trace] = [useText(cutoutText), useText(traceText)]
  const [is_open, setOpen] = useState(false)
  const [is_tracing, setTracing] = useState(false)
  const is_ready = usePictures(() => pictureState(layer.source.kind, layer.source.key) === 'ready')
  const has_cutout = layer.adjust?.cutout !== undefined
  return (
    <div className={`flex flex-wrap min-w-0 border-0 gap-1.5 p-0 m-0 ${css.choices}`}>
      <button type="button" disabled={!is_ready} onClick={() => setOpen(true)}>
        {has_cutout ? text.change : text.open}
      </button>
      {has_cutout ? (
        <button type="button" onClick={() => apply((document) => setCutout(document, selectionNow(), undefined))}>
          {text.restore}
        </button>
      ) : null}
      {send && !isDrawing(layer.source) ? (
        <button type="button" disabled={!is_ready} onClick={() => setTracing(true)}>
          {trace.open}
        </button>
      ) : null}
      {send && is_tracing ? <TraceDialog layer={layer} send={send} onClose={() => setTracing(false)} /> : null}
      {is_open ? <CutoutDialog layer={layer} onClose={() => setOpen(false)} /> : null}
    </div>
  )
}

/** Crops and adjusts the selected picture. Everything can be changed or taken back later. */
export function AdjustPanel({ send }: { send?: SendFile | undefined }) {
  const [text, tone] = [useText(pictureText), useText(toneText)]
  const layer = useChosenLayer()
  if (!layer || (layer.type !== 'image' && layer.type !== 'pattern') || layer.is_locked) {
    return <p className="text-xs text-studio">{text.choose}</p>
  }
  const adjustment = layer.adjust ?? {}
  return (
    <div key={layer.id} className="grid gap-3">
      <button
        type="button"
        className={css.action}
        disabled={!layer.adjust && !('fade' in layer && layer.fade)}
        onClick={() => apply((document) => clearAdjust(document, selectionNow()))}
      >
        {text.reset}
      </button>
      {layer.type === 'image' ? <Background layer={layer} send={send} /> : null}
      {layer.type === 'image' ? <CropFields layer={layer} /> : null}
      {isDrawing(layer.source) ? null : <EnlargeChoice source={layer.source} enlarge={adjustment.enlarge} />}
      <LookChoice source={layer.source} look={adjustment.look} />
      <LightFields adjustment={adjustment} />
      <section className={`grid gap-2.5 pt-3 ${css.part}`} aria-label={tone.curves}>
        <h3>{tone.curves}</h3>
        <CurveEditor
          curves={adjustment.curves}
          ground="dark"
          onCurves={(curves, key) => adjust({ curves }, key)}
          onEnd={settle}
        />
      </section>
      <PrintEffect screen={adjustment.screen} is_pattern={layer.type === 'pattern'} />
      <Edges layer={layer} adjustment={adjustment} />
      {layer.type === 'image' ? <PictureFade layer={layer} /> : null}
    </div>
  )
}
