import { setShapeLook } from '@inkroute/engine/commands/look'
import type { Layer, ShapeLayer } from '@inkroute/engine/layers/layer-types'
import { useText } from '../../../shared/text/language.tsx'
import { ColourField } from '../colour/colour-field.tsx'
import { Slide } from '../controls/number-fields.tsx'
import { propertyText } from '../controls/property.text.ts'
import { StudioIcon } from '../controls/studio-icon.tsx'
import { FillGradient } from '../gradient/fill-gradient.tsx'
import { PatternControls } from '../panels/pattern-controls.tsx'
import { MaskChoice } from '../picture/mask-choice.tsx'
import { pictureText } from '../picture/picture.text.ts'
import { apply, selectionNow, settle } from '../state/studio-store.ts'
import { openPanel, useStudioUi } from '../state/studio-ui.ts'
import { CodeLook } from './code-look.tsx'
import css from './properties.module.css'
import { SkyLook } from './sky-look.tsx'

function ShapeLook({ layer }: { layer: ShapeLayer }) {
  const text = useText(propertyText)
  const set = (look: Partial<ShapeLayer>, key: string | null = null) =>
    apply((document) => setShapeLook(document, selectionNow(), look), key)
  return (
    <>
      <ColourField
        label={text.fill}
        value={layer.fill}
        can_be_none
        onColour={(fill, key) => set({ fill, gradient: undefined }, key)}
      />
      <ColourField
        label={text.stroke}
        value={layer.stroke}
        can_be_none
        onColour={(stroke, key) => set({ stroke, stroke_width: layer.stroke_width || (stroke ? 2 : 0) }, key)}
      />
      {layer.stroke ? (
        <Slide
          label={text.strokeWidth}
          value={layer.stroke_width}
          min={0}
          max={40}
          step={0.5}
          onValue={(stroke_width, key) => set({ stroke_width }, key)}
          onEnd={settle}
        />
      ) : null}
      <FillGradient layer={layer} />
    </>
  )
}

/** Leads to crop, colours and print effects. */
function OpenAdjust() {
  const text = useText(pictureText)
  const is_open = useStudioUi((state) => state.panel === 'adjust' && state.sheet !== 'properties')
  return is_open ? null : (
    <button
      type="button"
      className={`flex items-center justify-center text-xs cursor-pointer bg-none border-studio rounded-control gap-1.5 ${css.wide}`}
      onClick={() => openPanel('adjust')}
    >
      <StudioIcon name="sliders" size_px={16} />
      {text.open}
    </button>
  )
}

/** Settings specific to the layer's type. */
export function Look({ layer }: { layer: Layer }) {
  // The open panel already shows these sliders.
  const is_in_panel = useStudioUi((state) => state.panel === 'patterns')
  if (layer.type === 'image') {
    return (
      <>
        <MaskChoice layer={layer} />
        <OpenAdjust />
      </>
    )
  }
  if (layer.type === 'shape')
    return layer.code ? (
      <CodeLook key={layer.id} layer={layer} code={layer.code} />
    ) : (
      <>
        {layer.sky ? <SkyLook key={layer.id} layer={layer} sky={layer.sky} /> : null}
        <ShapeLook layer={layer} />
      </>
    )
  return layer.type === 'pattern' && !is_in_panel ? <PatternControls layer={layer} /> : null
}
