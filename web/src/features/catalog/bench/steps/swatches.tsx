import { useLanguage, useText } from '../../../../shared/text/language.tsx'
import { useProductColours } from '../desk/use-product.ts'
import { useLook } from '../draft/bench-store.ts'
import { coloursText } from './colours.text.ts'
import css from './steps.module.css'

/** The product in its colours, one press each. */
export function Swatches() {
  const text = useText(coloursText)
  const { language } = useLanguage()
  const colours = useProductColours()
  const { colour, base } = useLook()
  return (
    <div className={`flex flex-wrap gap-2 ${css.swatches}`} role="radiogroup" aria-label={text.try_colours}>
      {[{ key: '', hex: base, name: coloursText.photographed }, ...colours].map((one) => {
        const value = one.key === '' ? null : one.hex.toLowerCase()
        return (
          // biome-ignore lint/a11y/useSemanticElements: a swatch is a button with a colour.
          <button
            key={one.key}
            type="button"
            role="radio"
            aria-checked={value === colour}
            title={one.name[language] || one.key}
            aria-label={one.name[language] || one.key}
            style={{ background: one.hex }}
            onClick={() => useLook.setState({ colour: value })}
          />
        )
      })}
    </div>
  )
}
