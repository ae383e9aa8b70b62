import type { Adjust, Screen } from '@inkroute/engine/layers/adjust'
import { useText } from '../../../shared/text/language.tsx'
import { ColourField } from '../colour/colour-field.tsx'
import { Slide } from '../controls/number-fields.tsx'
import { settle, useCmPerPx } from '../state/studio-store.ts'
import { adjust } from './adjust-chosen.ts'
import css from './picture.module.css'
import { pictureText } from './picture.text.ts'

const first: { readonly [K in Screen['kind']]: Extract<Screen, { kind: K }> } = {
  duotone: { kind: 'duotone', dark: '#1d2a6b', light: '#ffd9a0' },
  threshold: { kind: 'threshold', at: 128, ink: '#17202e', paper: null },
  halftone: { kind: 'halftone', pitch: 3, angle_deg: 45, ink: '#17202e', paper: null },
}
const kinds = ['duotone', 'threshold', 'halftone'] as const

const set = (screen: Screen, key: string | null) => adjust({ screen }, key)

function Duotone({ screen }: { screen: Extract<Screen, { kind: 'duotone' }> }) {
  const text = useText(pictureText)
  return (
    <>
      <ColourField
        label={text.dark}
        value={screen.dark}
        onColour={(dark, key) => dark && set({ ...screen, dark }, key)}
      />
      <ColourField
        label={text.lightInk}
        value={screen.light}
        onColour={(light, key) => light && set({ ...screen, light }, key)}
      />
    </>
  )
}

function Inked({ screen }: { screen: Exclude<Screen, { kind: 'duotone' }> }) {
  const text = useText(pictureText)
  const mm = useCmPerPx() * 10
  return (
    <>
      {screen.kind === 'threshold' ? (
        <Slide
          label={text.at}
          value={screen.at}
          min={1}
          max={254}
          onValue={(at, key) => set({ ...screen, at }, key)}
          onEnd={settle}
        />
      ) : (
        <>
          <Slide
            label={text.pitch}
            value={screen.pitch * mm}
            min={0.5 * mm}
            max={20 * mm}
            step={0.1}
            unit={` ${text.mm}`}
            onValue={(value, key) => set({ ...screen, pitch: Math.min(40, Math.max(0.5, value / mm)) }, key)}
            onEnd={settle}
          />
          <Slide
            label={text.angle}
            value={screen.angle_deg}
            min={0}
            max={90}
            step={5}
            unit="°"
            onValue={(angle_deg, key) => set({ ...screen, angle_deg }, key)}
            onEnd={settle}
          />
        </>
      )}
      <ColourField label={text.ink} value={screen.ink} onColour={(ink, key) => ink && set({ ...screen, ink }, key)} />
      <ColourField
        label={text.paper}
        value={screen.paper}
        can_be_none
        onColour={(paper, key) => set({ ...screen, paper }, key)}
      />
    </>
  )
}

/** Duotone, threshold and halftone. A repeated picture has only the first. */
export function PrintEffect({ screen, is_pattern }: { screen: Adjust['screen']; is_pattern: boolean }) {
  const text = useText(pictureText)
  return (
    <section className={`grid gap-2.5 pt-3 ${css.part}`} aria-label={text.screen}>
      <h3>{text.screen}</h3>
      <fieldset className={`flex flex-wrap min-w-0 border-0 gap-1.5 p-0 m-0 ${css.choices}`} aria-label={text.screen}>
        <button type="button" aria-pressed={!screen} onClick={() => adjust({ screen: undefined })}>
          {text.none}
        </button>
        {kinds.map((kind) =>
          is_pattern && kind !== 'duotone' ? null : (
            <button
              key={kind}
              type="button"
              aria-pressed={screen?.kind === kind}
              onClick={() => set(first[kind], null)}
            >
              {text[kind]}
            </button>
          ),
        )}
      </fieldset>
      {screen?.kind === 'duotone' ? <Duotone screen={screen} /> : null}
      {screen && screen.kind !== 'duotone' ? <Inked screen={screen} /> : null}
    </section>
  )
}
