import { getProductAsSeller } from '@inkroute/contract/catalog/catalog'
import type { BasicProduct } from '@inkroute/contract/catalog/product'
import { useCall } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import buttons from '../shell/buttons.module.css'
import { showView, useStudio } from '../state/studio-store.ts'
import { openDialog } from '../state/studio-ui.ts'
import { productText } from './product.text.ts'
import css from './product-panel.module.css'
import { TechniqueChoice } from './technique-choice.tsx'

type Component = BasicProduct['components'][number]

/** One part of a set in the selected colour and size, with its printable faces. */
function Part({ part, product }: { part: Component; product: BasicProduct }) {
  const text = useText(productText)
  const view_id = useStudio((state) => state.view_id)
  const sub = useCall(getProductAsSeller, { id: part.sub_basic_product_id }, { quiet: true, stale_ms: 600_000 }).data
  const color = sub?.colors.find((one) => one.id === part.sub_color_id)
  const size = sub?.sizes.find((one) => one.id === part.sub_size_id)
  return (
    <li>
      <span className={`w-4 h-4 rounded-full ${css.dot}`} style={{ background: color?.hex ?? 'transparent' }} />
      <span>
        {part.sub_name}
        <small>{fill(text.part, { color: color?.name ?? '', size: size?.name ?? '', count: part.quantity })}</small>
      </span>
      <span className={`flex flex-wrap col-span-full gap-1.5 ${css.partViews}`}>
        {part.component_designs.map((design) => (
          <button
            key={design.view_id}
            type="button"
            aria-pressed={view_id === design.view_id}
            onClick={() => showView(design.view_id)}
          >
            {product.views.find((view) => view.view_id === design.view_id)?.name}
          </button>
        ))}
      </span>
    </li>
  )
}

/** The parts of a set in the selected colour and size. */
function SetParts({ product }: { product: BasicProduct }) {
  const text = useText(productText)
  const { color_id, size_id } = useStudio()
  const parts = product.components.filter((part) => part.color_id === color_id && part.size_id === size_id)
  return (
    <>
      <h3>{text.parts}</h3>
      <ul className={`bare-list grid gap-2 ${css.parts}`}>
        {parts.map((part) => (
          <Part key={part.sub_basic_product_id} part={part} product={product} />
        ))}
      </ul>
    </>
  )
}

function Colours({ product }: { product: BasicProduct }) {
  const text = useText(productText)
  const color_id = useStudio((state) => state.color_id)
  const chosen = product.colors.find((color) => color.id === color_id)
  return (
    <>
      <h3>
        {text.color} <span>{chosen?.name}</span>
      </h3>
      <div className={`flex flex-wrap gap-2 ${css.colors}`} role="radiogroup" aria-label={text.color}>
        {product.colors.map((color) => (
          // biome-ignore lint/a11y/useSemanticElements: a swatch looks like its colour, not like a dot in a ring
          <button
            key={color.id}
            type="button"
            role="radio"
            style={{ background: color.hex }}
            title={color.name}
            aria-label={color.name}
            aria-checked={color.id === color_id}
            onClick={() => useStudio.setState({ color_id: color.id })}
          />
        ))}
      </div>
    </>
  )
}

const tenth = (value: number) => Math.round(value * 10) / 10

/** Width from the product's table, height from the area's aspect ratio. */
function PrintSizes({ product }: { product: BasicProduct }) {
  const text = useText(productText)
  const size_id = useStudio((state) => state.size_id)
  return (
    <dl className={`m-0 ${css.sizes}`}>
      {product.views.map(({ view_id, name }) => {
        const area = product.print_areas.find((one) => one.view_id === view_id)
        const actual = product.actual_sizes.find((one) => one.view_id === view_id && one.size_id === size_id)
        if (!area || !actual) return null
        const height = tenth((actual.actual_width * area.height) / area.width)
        return (
          <div className="flex justify-between gap-2 py-1" key={view_id}>
            <dt>{name}</dt>
            <dd className="m-0">{fill(text.cm, { width: tenth(actual.actual_width), height })}</dd>
          </div>
        )
      })}
    </dl>
  )
}

/** Colour, size, print sizes and design notes of the product. */
export function ProductPanel() {
  const text = useText(productText)
  const product = useStudio((state) => state.product)
  const size_id = useStudio((state) => state.size_id)
  if (!product) return null
  return (
    <div className={`grid gap-3 ${css.panel}`}>
      <div>
        <h2 className="text-md">{product.name}</h2>
        <p>{product.subtitle}</p>
      </div>
      <button type="button" className={buttons.textButton} onClick={() => openDialog('products')}>
        {text.change}
      </button>
      <Colours product={product} />
      <h3>{text.size}</h3>
      <div className={`flex flex-wrap gap-1.5 ${css.sizeChoice}`} role="radiogroup" aria-label={text.size}>
        {product.sizes.map((size) => (
          // biome-ignore lint/a11y/useSemanticElements: sizes read as a row of buttons, as on the product page
          <button
            key={size.id}
            type="button"
            role="radio"
            aria-checked={size.id === size_id}
            onClick={() => useStudio.setState({ size_id: size.id })}
          >
            {size.name}
          </button>
        ))}
      </div>
      <TechniqueChoice />
      {product.is_mul ? <SetParts product={product} /> : null}
      <h3>{text.printSize}</h3>
      <PrintSizes product={product} />
      {product.design_desc ? (
        <>
          <h3>{text.describe}</h3>
          <p>{product.design_desc}</p>
        </>
      ) : null}
    </div>
  )
}
