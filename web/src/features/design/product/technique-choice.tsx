import { chosenTechnique, setTechnique } from '@inkroute/engine/print/rules/technique'
import { formatMoney } from '../../../shared/format/money.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { apply, type Studio, useStudio } from '../state/studio-store.ts'
import { productText } from './product.text.ts'
import css from './product-panel.module.css'

const techniqueNow = ({ product, history }: Studio) => product && chosenTechnique(history.present, product.techniques)

/** What the design on the canvas is printed with. */
export const useTechnique = () => useStudio(techniqueNow)

/** The techniques of the product with what each costs more; it belongs to the design and is undone with it. */
export function TechniqueChoice() {
  const text = useText(productText)
  const offered = useStudio((state) => state.product?.techniques)
  const chosen = useTechnique()
  if (!offered || !chosen) return null
  return (
    <>
      <h3>
        {text.technique} <span>{chosen.name}</span>
      </h3>
      {offered.length > 1 ? (
        <div className={`flex flex-wrap gap-1.5 ${css.sizeChoice}`} role="radiogroup" aria-label={text.technique}>
          {offered.map(({ key, name, surcharge }) => (
            // biome-ignore lint/a11y/useSemanticElements: techniques read as a row of buttons, like the sizes
            <button
              key={key}
              type="button"
              role="radio"
              aria-checked={key === chosen.key}
              onClick={() => apply((document) => setTechnique(document, offered, key))}
            >
              {name}
              {Number(surcharge) > 0 ? (
                <small className="text-studio"> {fill(text.surcharge, { amount: formatMoney(surcharge) })}</small>
              ) : null}
            </button>
          ))}
        </div>
      ) : null}
    </>
  )
}
