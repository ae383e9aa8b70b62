import { useText } from '../../../shared/text/language.tsx'
import { studioText } from '../studio.text.ts'
import { useStudio } from '../studio-store.ts'
import css from './panels.module.css'

/** Colour and size of the product, and what one should know before designing it. */
export function ProductPanel() {
  const text = useText(studioText)
  const { product, color_id, size_id } = useStudio()
  if (!product) return null
  return (
    <div className={css.panel}>
      <h2 className={css.name}>{product.name}</h2>
      <p className={css.note}>{product.subtitle}</p>
      <h3 className={css.heading}>{text.color}</h3>
      <div className={css.colors} role="radiogroup" aria-label={text.color}>
        {product.colors.map((color) => (
          // biome-ignore lint/a11y/useSemanticElements: a swatch looks like its colour, not like a dot in a ring
          <button
            key={color.id}
            type="button"
            role="radio"
            className={css.color}
            style={{ background: color.hex }}
            title={color.name}
            aria-label={color.name}
            aria-checked={color.id === color_id}
            onClick={() => useStudio.setState({ color_id: color.id })}
          />
        ))}
      </div>
      <h3 className={css.heading}>{text.size}</h3>
      <select
        className={css.search}
        value={size_id}
        aria-label={text.size}
        onChange={(event) => useStudio.setState({ size_id: Number(event.target.value) })}
      >
        {product.sizes.map((size) => (
          <option key={size.id} value={size.id}>
            {size.name}
          </option>
        ))}
      </select>
      <h3 className={css.heading}>{text.describe}</h3>
      <p className={css.note}>{product.design_desc}</p>
    </div>
  )
}
