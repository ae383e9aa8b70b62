import { setFade } from '@inkroute/engine/commands/picture'
import type { Fade } from '@inkroute/engine/layers/gradient'
import type { ImageLayer } from '@inkroute/engine/layers/layer-types'
import { useText } from '../../../shared/text/language.tsx'
import { fadeNames, fades, getFade } from '../../../shared/tone/fades.ts'
import { apply, selectionNow } from '../state/studio-store.ts'
import css from './gradient.module.css'
import { gradientText } from './gradient.text.ts'
import { fadeOfGradient, gradientOfFade } from './gradient.view.ts'
import { GradientFields } from './gradient-fields.tsx'

const put = (fade: Fade | undefined, key: string | null = null) =>
  apply((document) => setFade(document, selectionNow(), fade), key)

/** Lets a picture fade out. */
export function PictureFade({ layer }: { layer: ImageLayer }) {
  const text = useText(gradientText)
  const { fade } = layer
  return (
    <section className={`grid min-w-0 gap-2.5 pt-3 ${css.part}`} aria-label={text.fade}>
      <label className="flex items-center min-h-7 text-xs cursor-pointer gap-2">
        <input
          type="checkbox"
          checked={fade !== undefined}
          onChange={(event) => put(event.target.checked ? fades.down : undefined)}
        />
        <span>{text.fade}</span>
      </label>
      {fade ? (
        <>
          <fieldset
            className={`flex flex-wrap min-w-0 border-0 gap-1.5 p-0 m-0 ${css.kinds}`}
            aria-label={text.presets}
          >
            {fadeNames.map((name) => (
              <button key={name} type="button" aria-pressed={getFade(fade) === name} onClick={() => put(fades[name])}>
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
        <p className="text-xs text-studio">{text.fadeHint}</p>
      )}
    </section>
  )
}
