import { setFade } from '@inkroute/engine/commands/picture'
import type { Fade } from '@inkroute/engine/layers/gradient'
import type { ImageLayer } from '@inkroute/engine/layers/layer-types'
import { useText } from '../../../shared/text/language.tsx'
import { apply, selectionNow } from '../studio-store.ts'
import css from './gradient.module.css'
import { gradientText } from './gradient.text.ts'
import { fadeOfGradient, gradientOfFade } from './gradient.view.ts'
import { GradientFields } from './gradient-fields.tsx'

const away = [
  { at: 0.3, opacity: 1 },
  { at: 1, opacity: 0 },
]
const sides = [
  { at: 0, opacity: 0 },
  { at: 0.25, opacity: 1 },
  { at: 0.75, opacity: 1 },
  { at: 1, opacity: 0 },
]
const presets = {
  down: { kind: 'linear', angle_deg: 90, stops: away },
  up: { kind: 'linear', angle_deg: 270, stops: away },
  right: { kind: 'linear', angle_deg: 0, stops: away },
  left: { kind: 'linear', angle_deg: 180, stops: away },
  sides: { kind: 'linear', angle_deg: 0, stops: sides },
  around: { kind: 'radial', angle_deg: 0, stops: away },
} as const satisfies Readonly<Record<string, Fade>>
type PresetName = keyof typeof presets

const put = (fade: Fade | undefined, key: string | null = null) =>
  apply((document) => setFade(document, selectionNow(), fade), key)

/** Lets a picture fade out. */
export function PictureFade({ layer }: { layer: ImageLayer }) {
  const text = useText(gradientText)
  const { fade } = layer
  const written = JSON.stringify(fade)
  return (
    <section className={css.part} aria-label={text.fade}>
      <label className={css.switch}>
        <input
          type="checkbox"
          checked={fade !== undefined}
          onChange={(event) => put(event.target.checked ? presets.down : undefined)}
        />
        <span>{text.fade}</span>
      </label>
      {fade ? (
        <>
          <fieldset className={css.kinds} aria-label={text.presets}>
            {(Object.keys(presets) as PresetName[]).map((name) => (
              <button
                key={name}
                type="button"
                aria-pressed={JSON.stringify(presets[name]) === written}
                onClick={() => put(presets[name])}
              >
                {text[name]}
              </button>
            ))}
          </fieldset>
          <GradientFields
            gradient={gradientOfFade(fade)}
            has_colours={false}
            onGradient={(next, key) => put(fadeOfGradient(next), key)}
          />
        </>
      ) : (
        <p className={css.note}>{text.fadeHint}</p>
      )}
    </section>
  )
}
