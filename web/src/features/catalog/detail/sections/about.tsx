import { productGrades } from '@inkroute/contract/catalog/codes'
import type { BasicProduct } from '@inkroute/contract/catalog/product'
import { Link } from 'react-router'
import { useLanguage, useText } from '../../../../shared/text/language.tsx'
import { fill, type Language } from '../../../../shared/text/text.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { cardText } from '../../card/card.text.ts'
import { detailPath } from '../../card/card.view.ts'
import { placeName } from '../../card/places.tsx'
import type { Variant } from '../core/variant.view.ts'
import { Section } from './section.tsx'
import css from './sections.module.css'
import { sectionText } from './sections.text.ts'

const countryIn = (language: Language, code: string): string =>
  new Intl.DisplayNames([language === 'zh' ? 'zh-CN' : 'en'], { type: 'region', fallback: 'code' }).of(code) ?? code

function Facts({ product }: { product: BasicProduct }) {
  const text = useText(sectionText)
  const card = useText(cardText)
  const { language } = useLanguage()
  const join = (words: readonly string[]) => words.join(language === 'zh' ? '、' : ', ')
  const facts = [
    [text.material, product.material],
    [text.technique, join(product.techniques.map(({ name }) => name))],
    [text.grade, productGrades.find(({ id }) => id === product.grade)?.[language] ?? ''],
    [text.season, product.season.name],
    [text.gender, product.gender.name],
    [text.making, fill(text.hours, product.delivery_hours)],
    [text.ships_from, join(product.ships_from.map((place) => placeName(card, place)))],
    [text.minimum, product.min_quantity > 1 ? fill(text.pieces, { count: product.min_quantity }) : ''],
    [text.origin, product.origin_country && countryIn(language, product.origin_country)],
    [text.responsible, Object.values(product.responsible_person ?? {}).join(' · ')],
    [text.zones, join(product.zones.map(({ name }) => name))],
  ] as const
  return (
    <dl className={`grid content-start m-0 ${css.facts}`}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <div className="grid text-sm border-b gap-4 py-2.5" key={label}>
            <dt className="text-quiet">{label}</dt>
            <dd className="m-0">{value}</dd>
          </div>
        ))}
    </dl>
  )
}

/** Description, features and material. */
export function About({ product }: { product: BasicProduct }) {
  const text = useText(sectionText)
  return (
    <Section id="about" title={text.about}>
      <div className={css.about}>
        <div>
          <p className={css.description}>{product.description}</p>
          <ul className={`bare-list grid gap-2.5 mt-5 ${css.points}`}>
            {product.selling_points.map((point) => (
              <li key={point}>
                <Icon name="check" size_px={18} />
                {point}
              </li>
            ))}
          </ul>
        </div>
        <Facts product={product} />
      </div>
    </Section>
  )
}

/** The parts of a set in the chosen colour and size. */
export function SetParts({ product, variant }: { product: BasicProduct; variant: Variant }) {
  const text = useText(sectionText)
  const { language } = useLanguage()
  const parts = product.components.filter(
    ({ color_id, size_id }) => color_id === variant.color_id && size_id === variant.size_id,
  )
  if (product.is_mul !== 1 || parts.length === 0) return null
  return (
    <Section id="set" title={text.set}>
      <ul className={`bare-list grid gap-3 ${css.parts}`}>
        {parts.map((part) => (
          <li key={`${part.sub_basic_product_id}-${part.sub_color_id}-${part.sub_size_id}`}>
            <Link
              className="card flex items-center justify-between min-h-14 px-4 py-2"
              to={detailPath(language, part.sub_basic_product_id, part.sub_color_id)}
            >
              {fill(text.set_piece, { name: part.sub_name, quantity: part.quantity })}
              <Icon name="chevron_right" size_px={16} />
            </Link>
          </li>
        ))}
      </ul>
      <p className="text-sm text-quiet mt-3.5">{text.set_note}</p>
    </Section>
  )
}
