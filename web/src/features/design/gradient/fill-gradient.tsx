import { setGradient } from '@inkroute/engine/commands/look'
import type { Gradient } from '@inkroute/engine/layers/gradient'
import type { ShapeLayer } from '@inkroute/engine/layers/layer-types'
import type { TextLayer } from '@inkroute/engine/layers/text-layer'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { apply, selectionNow } from '../state/studio-store.ts'
import css from './gradient.module.css'
import { gradientText } from './gradient.text.ts'
import { cssGradient } from './gradient.view.ts'
import { GradientFields } from './gradient-fields.tsx'

const of = (kind: Gradient['kind'], angle_deg: number, ...colours: readonly string[]): Gradient => ({
  kind,
  angle_deg,
  stops: colours.map((colour, n) => ({ at: Math.round((n / (colours.length - 1)) * 100) / 100, colour, opacity: 1 })),
})

const presets: readonly Gradient[] = [
  of('linear', 90, '#f9a826', '#e8452c'),
  of('linear', 0, '#3b5bfd', '#22c1c3'),
  of('linear', 45, '#8b3bfd', '#fd3b8b', '#f5b84a'),
  of('linear', 90, '#fff3c4', '#d8a437', '#8a5a12'),
  of('linear', 90, '#fdfdfd', '#9aa3ad', '#e6e9ec', '#6b7480'),
  of('linear', 0, '#e8452c', '#f5b84a', '#3aa76d', '#3b5bfd', '#8b3bfd'),
  of('radial', 0, '#fff3c4', '#f5b84a', '#e8452c'),
  of('radial', 0, '#a8e6ff', '#1d2a6b'),
]

const put = (gradient: Gradient | undefined, key: string | null = null) =>
  apply((document) => setGradient(document, selectionNow(), gradient), key)

/** Fills a shape or a text with a gradient. */
export function FillGradient({ layer }: { layer: ShapeLayer | TextLayer }) {
  const text = useText(gradientText)
  const { gradient } = layer
  const first = of('linear', 0, layer.fill ?? '#3b5bfd', '#22c1c3')
  return (
    <section className={`grid min-w-0 gap-2.5 pt-3 ${css.part}`} aria-label={text.gradient}>
      <label className="flex items-center min-h-7 text-xs cursor-pointer gap-2">
        <input
          type="checkbox"
          checked={gradient !== undefined}
          onChange={(event) => put(event.target.checked ? first : undefined)}
        />
        <span>{text.gradient}</span>
      </label>
      {gradient ? (
        <>
          <fieldset className={`grid min-w-0 border-0 gap-1.5 p-0 m-0 ${css.presets}`} aria-label={text.presets}>
            {presets.map((preset, n) => (
              <button
                className="h-7 cursor-pointer rounded-control p-0"
                key={cssGradient(preset)}
                type="button"
                aria-label={fill(text.preset, { count: n + 1 })}
                aria-pressed={cssGradient(preset) === cssGradient(gradient)}
                style={{ backgroundImage: cssGradient(preset) }}
                onClick={() => put(preset)}
              />
            ))}
          </fieldset>
          <GradientFields gradient={gradient} has_colours onGradient={put} />
        </>
      ) : null}
    </section>
  )
}
