import type { Adjust } from '@inkroute/engine/layers/adjust'
import { useText } from '../../../shared/text/language.tsx'
import { findLevels, type Levels, levelRanges, plainLevels } from '../../../shared/tone/levels.view.ts'
import { toneText } from '../../../shared/tone/tone.text.ts'
import { Slide } from '../controls/number-fields.tsx'
import { settle } from '../state/studio-store.ts'
import { adjust } from './adjust-chosen.ts'
import css from './picture.module.css'
import { pictureText } from './picture.text.ts'

const amounts = ['exposure', 'contrast', 'saturation', 'warmth'] as const

/** Exposure, contrast, saturation, warmth and levels. */
export function LightFields({ adjustment }: { adjustment: Adjust }) {
  const [text, tone] = [useText(pictureText), useText(toneText)]
  const levels: Levels = adjustment.levels ?? plainLevels
  const set = (change: Partial<Levels>, key: string) => adjust({ levels: findLevels({ ...levels, ...change }) }, key)
  return (
    <>
      <section className={`grid gap-2.5 pt-3 ${css.part}`} aria-label={text.light}>
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
      <section className={`grid gap-2.5 pt-3 ${css.part}`} aria-label={tone.levels}>
        <h3>{tone.levels}</h3>
        {(['black', 'middle', 'white'] as const).map((name) => (
          <Slide
            key={name}
            label={tone[name]}
            value={levels[name]}
            min={levelRanges[name][0]}
            max={levelRanges[name][1]}
            onValue={(value, key) => set({ [name]: value }, key)}
            onEnd={settle}
          />
        ))}
      </section>
    </>
  )
}
