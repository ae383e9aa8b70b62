import { useText } from '../../../../shared/text/language.tsx'
import { changeProduct, useBatch } from '../batch-store.ts'
import css from './rules.module.css'
import { rulesText } from './rules.text.ts'

interface SizeEditorProps {
  readonly product_id: number
  readonly sizes: readonly { readonly id: number; readonly name: string }[]
}

/** Which sizes of a product are made; all of them until some are chosen. */
export function SizeEditor({ product_id, sizes }: SizeEditorProps) {
  const text = useText(rulesText)
  const chosen = useBatch(({ by_product }) => by_product[product_id]?.size_ids ?? null)
  const toggle = (id: number) => {
    const next = chosen?.includes(id) ? chosen.filter((one) => one !== id) : [...(chosen ?? []), id]
    changeProduct(product_id, { size_ids: next.length === 0 || next.length === sizes.length ? null : next })
  }
  return (
    <div className={css.block}>
      <fieldset className={css.chips}>
        <legend>{text.sizes_hint}</legend>
        {sizes.map(({ id, name }) => (
          <button key={id} type="button" aria-pressed={chosen?.includes(id) ?? false} onClick={() => toggle(id)}>
            {name}
          </button>
        ))}
      </fieldset>
    </div>
  )
}
