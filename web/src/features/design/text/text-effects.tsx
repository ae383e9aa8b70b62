import type { TextLayer } from '@inkroute/engine/layers/text-layer'
import { useText } from '../../../shared/text/language.tsx'
import { NumberBox } from '../controls/number-fields.tsx'
import { FillGradient } from '../gradient/fill-gradient.tsx'
import { settle, useCmPerPx } from '../state/studio-store.ts'
import { PathChoice, WarpChoice } from '../text-path/text-path.tsx'
import { textPanelText } from '../words/text-panel.text.ts'
import css from './text-panel.module.css'
import { ColourBox, useTextEdit } from './text-style.tsx'

const firstOutline = { colour: '#ffffff', width_em: 0.04 } as const
const firstShadow = { colour: '#000000', opacity: 0.4, x_em: 0.06, y_em: 0.06, blur_em: 0.1 } as const

interface SwitchProps {
  readonly label: string
  readonly is_on: boolean
  readonly onChange: (is_on: boolean) => void
}

function Switch({ label, is_on, onChange }: SwitchProps) {
  return (
    <label className="flex items-center min-h-8 cursor-pointer gap-2">
      <input className="w-4 h-4" type="checkbox" checked={is_on} onChange={(event) => onChange(event.target.checked)} />
      <span>{label}</span>
    </label>
  )
}

function Outline({ layer }: { layer: TextLayer }) {
  const text = useText(textPanelText)
  const edit = useTextEdit(layer)
  const { outline } = layer
  return (
    <>
      <Switch
        label={text.outline}
        is_on={outline !== null}
        onChange={(is_on) => edit({ outline: is_on ? firstOutline : null })}
      />
      {outline ? (
        <div className="grid items-end grid-cols-halves gap-2">
          <ColourBox
            label={text.outlineColour}
            value={outline.colour}
            onValue={(colour, key) => edit({ outline: { ...outline, colour } }, key)}
          />
          <NumberBox
            label={text.outlineWidth}
            value={outline.width_em * 100}
            min={0}
            max={50}
            onValue={(value) => edit({ outline: { ...outline, width_em: value / 100 } })}
          />
        </div>
      ) : null}
    </>
  )
}

function Shadow({ layer }: { layer: TextLayer }) {
  const text = useText(textPanelText)
  const edit = useTextEdit(layer)
  const { shadow } = layer
  const set = (change: Partial<NonNullable<TextLayer['shadow']>>, key: string | null = null) =>
    shadow && edit({ shadow: { ...shadow, ...change } }, key)
  return (
    <>
      <Switch
        label={text.shadow}
        is_on={shadow !== null}
        onChange={(is_on) => edit({ shadow: is_on ? firstShadow : null })}
      />
      {shadow ? (
        <div className="grid items-end grid-cols-halves gap-2">
          <ColourBox label={text.shadowColour} value={shadow.colour} onValue={(colour, key) => set({ colour }, key)} />
          <NumberBox
            label={text.shadowOpacity}
            value={shadow.opacity * 100}
            min={0}
            max={100}
            onValue={(value) => set({ opacity: value / 100 })}
          />
          <NumberBox
            label={text.shadowX}
            value={shadow.x_em * 100}
            min={-500}
            max={500}
            onValue={(value) => set({ x_em: value / 100 })}
          />
          <NumberBox
            label={text.shadowY}
            value={shadow.y_em * 100}
            min={-500}
            max={500}
            onValue={(value) => set({ y_em: value / 100 })}
          />
          <NumberBox
            label={text.shadowBlur}
            value={shadow.blur_em * 100}
            min={0}
            max={200}
            onValue={(value) => set({ blur_em: value / 100 })}
          />
        </div>
      ) : null}
    </>
  )
}

/** Curves a text by dragging or by number; not available for vertical text. */
function Curve({ layer }: { layer: TextLayer }) {
  const text = useText(textPanelText)
  const edit = useTextEdit(layer)
  const set = (curve_deg: number) => edit({ curve_deg }, `curve-${layer.id}`)
  return (
    <div className={`grid items-end gap-2 ${css.curve}`}>
      <input
        type="range"
        min={-360}
        max={360}
        step={5}
        value={layer.curve_deg}
        disabled={layer.is_vertical || layer.path !== undefined}
        aria-label={text.curve}
        onChange={(event) => set(Number(event.target.value))}
        onPointerUp={settle}
        onBlur={settle}
      />
      <NumberBox label={text.curve} unit="°" value={layer.curve_deg} min={-360} max={360} onValue={set} />
    </div>
  )
}

function Lines({ layer }: { layer: TextLayer }) {
  const text = useText(textPanelText)
  const edit = useTextEdit(layer)
  const cm = useCmPerPx()
  return (
    <div className="grid items-end grid-cols-halves gap-2">
      <label className={`flex-1 min-w-0 ${css.field}`}>
        <span>{text.fitting}</span>
        <select
          value={layer.fitting}
          onChange={(event) => edit({ fitting: event.target.value as TextLayer['fitting'] })}
        >
          {(['free', 'wrap', 'fit'] as const).map((one) => (
            <option key={one} value={one}>
              {text[one]}
            </option>
          ))}
        </select>
      </label>
      {layer.fitting === 'free' ? null : (
        <NumberBox
          label={text.lineLength}
          unit="cm"
          value={layer.line_length * cm}
          min={0.1}
          onValue={(value) => edit({ line_length: value / cm })}
        />
      )}
      <label className={`flex-1 min-w-0 ${css.field}`}>
        <span>{text.direction}</span>
        <select
          value={layer.direction}
          onChange={(event) => edit({ direction: event.target.value as TextLayer['direction'] })}
        >
          {(['auto', 'ltr', 'rtl'] as const).map((one) => (
            <option key={one} value={one}>
              {text[one]}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}

/** Text effects. */
export function TextEffects({ layer }: { layer: TextLayer }) {
  const text = useText(textPanelText)
  const edit = useTextEdit(layer)
  return (
    <fieldset className="flex flex-col min-w-0 border-0 gap-2 p-0 m-0" disabled={layer.is_locked}>
      <legend className="text-xs font-medium text-studio p-0">{text.effects}</legend>
      <Curve layer={layer} />
      <Switch label={text.vertical} is_on={layer.is_vertical} onChange={(is_vertical) => edit({ is_vertical })} />
      <Switch
        label={text.hasFill}
        is_on={layer.fill !== null || layer.gradient !== undefined}
        onChange={(is_on) => edit({ fill: is_on ? '#17202e' : null, gradient: undefined })}
      />
      <FillGradient layer={layer} />
      <Outline layer={layer} />
      <Shadow layer={layer} />
      <Lines layer={layer} />
      <PathChoice layer={layer} edit={edit} />
      <WarpChoice layer={layer} edit={edit} />
    </fieldset>
  )
}
