import type { Adjust } from '@inkroute/engine/layers/adjust'
import { useText } from '../../../shared/text/language.tsx'
import { Slide } from '../properties/number-fields.tsx'
import { settle } from '../studio-store.ts'
import { adjust } from './adjust-chosen.ts'
import css from './picture.module.css'
import { pictureText } from './picture.text.ts'

const amounts = ['exposure', 'contrast', 'saturation', 'warmth'] as const
const plainLevels = { black: 0, white: 255, middle: 0 } as const
const NARROWEST = 10

type Levels = NonNullable<Adjust['levels']>

/** Black and white never meet; levels that change nothing are taken away. */
function levelsOf(levels: Levels): Levels | undefined {
  const black = Math.min(levels.black, 255 - NARROWEST)
  const white = Math.max(levels.white, black + NARROWEST)
  return black === 0 && white === 255 && levels.middle === 0 ? undefined : { ...levels, black, white }
}

/** Exposure, contrast, saturation, warmth and levels. */
export function LightFields({ adjustment }: { adjustment: Adjust }) {
  const text = useText(pictureText)
  const levels: Levels = adjustment.levels ?? plainLevels
  const set = (change: Partial<Levels>, key: string) => adjust({ levels: levelsOf({ ...levels, ...change }) }, key)
  return (
    <>
      <section className={css.part} aria-label={text.light}>
        <h3>{text.light}</h3>
        {amounts.map((name) => (
          <Slide
            key={name}
            label={text[name]}
            value={adjustment[name] ?? 0}
            min={-100}
            max={100}
            onValue={(value, key) => adjust({ [name]: value }, key)}
            onEnd={settle}
          />
        ))}
      </section>
      <section className={css.part} aria-label={text.levels}>
        <h3>{text.levels}</h3>
        <Slide
          label={text.black}
          value={levels.black}
          min={0}
          max={245}
          onValue={(black, key) => set({ black }, key)}
          onEnd={settle}
        />
        <Slide
          label={text.middle}
          value={levels.middle}
          min={-100}
          max={100}
          onValue={(middle, key) => set({ middle }, key)}
          onEnd={settle}
        />
        <Slide
          label={text.white}
          value={levels.white}
          min={10}
          max={255}
          onValue={(white, key) => set({ white }, key)}
          onEnd={settle}
        />
      </section>
    </>
  )
}
