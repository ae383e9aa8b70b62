import { type Gradient, MOST_STOPS, type Stop } from '@inkroute/engine/layers/gradient'
import { useState } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { ColourField } from '../colour/colour-field.tsx'
import { Slide } from '../controls/number-fields.tsx'
import { settle } from '../state/studio-store.ts'
import css from './gradient.module.css'
import { gradientText } from './gradient.text.ts'
import { changedStop, movedStop, reversed, withMiddleStop, withoutStop } from './gradient.view.ts'
import { StopBar } from './stop-bar.tsx'

interface GradientFieldsProps {
  readonly gradient: Gradient
  /** A fade has no colours, only what is left of the picture. */
  readonly has_colours: boolean
  /** Changes with the same key are undone together. */
  readonly onGradient: (gradient: Gradient, key: string | null) => void
}

function StopFields({
  stop,
  has_colours,
  onStop,
  onAt,
}: {
  readonly stop: Stop
  readonly has_colours: boolean
  readonly onStop: (change: Partial<Stop>, key: string) => void
  readonly onAt: (at: number, key: string) => void
}) {
  const text = useText(gradientText)
  return (
    <>
      {has_colours ? (
        <ColourField
          label={text.stopColour}
          value={stop.colour}
          onColour={(colour, key) => colour && onStop({ colour }, key)}
        />
      ) : null}
      <Slide
        label={text.stopOpacity}
        value={stop.opacity * 100}
        min={0}
        max={100}
        unit="%"
        onValue={(value, key) => onStop({ opacity: value / 100 }, key)}
        onEnd={settle}
      />
      <Slide
        label={text.stopAt}
        value={stop.at * 100}
        min={0}
        max={100}
        unit="%"
        onValue={(value, key) => onAt(value / 100, key)}
        onEnd={settle}
      />
    </>
  )
}

/** Kind, angle and stops. */
export function GradientFields({ gradient, has_colours, onGradient }: GradientFieldsProps) {
  const text = useText(gradientText)
  const [wanted, setChosen] = useState(0)
  const { kind, angle_deg, stops } = gradient
  const chosen = Math.min(wanted, stops.length - 1)
  const stop = stops[chosen]
  const put = (next: Stop[], key: string | null) => onGradient({ ...gradient, stops: next }, key)
  return (
    <div className="grid min-w-0 gap-2.5">
      <fieldset className={`flex flex-wrap min-w-0 border-0 gap-1.5 p-0 m-0 ${css.kinds}`} aria-label={text.kind}>
        {(['linear', 'radial'] as const).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={kind === one}
            onClick={() => onGradient({ ...gradient, kind: one }, null)}
          >
            {text[one]}
          </button>
        ))}
        <button type="button" onClick={() => put(reversed(stops), null)}>
          {text.reverse}
        </button>
      </fieldset>
      <StopBar
        gradient={gradient}
        chosen={chosen}
        onChoose={setChosen}
        onStops={(next) => put(next, 'gradient-stops')}
        onEnd={settle}
      />
      {stop ? (
        <StopFields
          stop={stop}
          has_colours={has_colours}
          onStop={(change, key) => put(changedStop(stops, chosen, change), key)}
          onAt={(at, key) => put(movedStop(stops, chosen, at), key)}
        />
      ) : null}
      <div className={`flex flex-wrap min-w-0 border-0 gap-1.5 p-0 m-0 ${css.kinds}`}>
        <button
          type="button"
          disabled={stops.length >= MOST_STOPS}
          onClick={() => {
            const added = withMiddleStop(stops)
            if (added.index < 0) return
            setChosen(added.index)
            put(added.stops, null)
          }}
        >
          {text.add}
        </button>
        <button type="button" disabled={stops.length <= 2} onClick={() => put(withoutStop(stops, chosen), null)}>
          {text.remove}
        </button>
      </div>
      {kind === 'linear' ? (
        <Slide
          label={text.angle}
          value={angle_deg}
          min={0}
          max={355}
          step={5}
          unit="°"
          onValue={(value, key) => onGradient({ ...gradient, angle_deg: Math.round(value) % 360 }, key)}
          onEnd={settle}
        />
      ) : null}
      <p className="text-xs text-studio">{text.hint}</p>
    </div>
  )
}
