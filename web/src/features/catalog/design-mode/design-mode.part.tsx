import type { ProductCard as Card } from '@inkroute/contract/catalog/product'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { pathInLanguage } from '../../../shared/text/stored-language.ts'
import { ButtonLink } from '../../../shared/ui/button.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { ProductCard } from '../card/product-card.tsx'
import css from './design-mode.module.css'
import { designModeText } from './design-mode.text.ts'
import { ModelSketch } from './model-sketch.tsx'
import { BatchSketch, GridSketch, SingleSketch } from './sketches.tsx'

const ways = ['single', 'batch', 'grid', 'model'] as const
export type DesignWay = (typeof ways)[number]

const sketches: Record<DesignWay, () => ReactNode> = {
  single: SingleSketch,
  batch: BatchSketch,
  grid: GridSketch,
  model: ModelSketch,
}

function Hero() {
  const text = useText(designModeText)
  const { language } = useLanguage()
  return (
    <header className={css.hero}>
      <h1>{text.title}</h1>
      <p>{text.lead}</p>
      <div className={css.actions}>
        <ButtonLink kind="primary" large to={pathInLanguage('/products', language)}>
          {text.pick}
        </ButtonLink>
        <nav className={`flex flex-wrap gap-x-5 gap-y-1 ${css.ways}`} aria-label={text.jump}>
          {ways.map((way) => (
            <a key={way} href={`#${way}`}>
              {text[way]}
            </a>
          ))}
        </nav>
      </div>
    </header>
  )
}

/** One way to design: description and illustration, sides alternating. */
function Way({ way, to }: { way: DesignWay; to: string }) {
  const text = useText(designModeText)
  const Sketch = sketches[way]
  return (
    <section id={way} className={css.way} aria-labelledby={`${way}-title`}>
      <div className={css.words}>
        <p className="font-medium text-seal">{text[way]}</p>
        <h2 id={`${way}-title`}>{text[`${way}_title`]}</h2>
        <p className={css.body}>{text[`${way}_body`]}</p>
        <ul>
          {([1, 2, 3] as const).map((place) => (
            <li key={place}>
              <Icon name="check" size_px={18} />
              {text[`${way}_${place}`]}
            </li>
          ))}
        </ul>
        <p className="text-sm text-quiet">{text[`${way}_fits`]}</p>
        <Link className={`inline-flex items-center min-h-11 font-medium gap-2 mt-3 ${css.link}`} to={to}>
          {text[`${way}_link`]}
          <Icon name="arrow_right" size_px={18} />
        </Link>
      </div>
      <Sketch />
    </section>
  )
}

function Comparison() {
  const text = useText(designModeText)
  return (
    <section className={css.compare} aria-labelledby="compare-title">
      <h2 id="compare-title">{text.compare}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard could not scroll the table */}
      <section className={css.scroll} aria-label={text.compare} tabIndex={0}>
        <table className="w-full border-collapse">
          <thead>
            <tr>
              {[text.compare_way, text.compare_input, text.compare_output, text.compare_time].map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(['single', 'batch', 'grid'] as const).map((way) => (
              <tr key={way}>
                <th scope="row">{text[way]}</th>
                <td>{text[`${way}_input`]}</td>
                <td>{text[`${way}_output`]}</td>
                <td>{text[`${way}_time`]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}

interface DesignModeProps {
  /** Link target of each design mode. */
  readonly links: Readonly<Record<DesignWay, string>>
  readonly products: readonly Card[]
}

export function DesignMode({ links, products }: DesignModeProps) {
  const text = useText(designModeText)
  return (
    <div className={css.page}>
      <Hero />
      {ways.map((way) => (
        <Way key={way} way={way} to={links[way]} />
      ))}
      <Comparison />
      {products.length > 0 ? (
        <section className={css.compare} aria-labelledby="products-title">
          <h2 id="products-title">{text.products}</h2>
          <div className={`grid grid-cols-4 gap-x-5 gap-y-8 ${css.cards}`}>
            {products.map((product) => (
              <ProductCard key={product.id} product={product} />
            ))}
          </div>
        </section>
      ) : null}
    </div>
  )
}
