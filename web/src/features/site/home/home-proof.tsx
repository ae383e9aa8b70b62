import { artPicture, type PictureSource } from '@inkroute/contract/catalog/pictures'
import type { getImprint } from '@inkroute/contract/company/company'
import type { Reply } from '@inkroute/contract/endpoint'
import type { ReactNode } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Icon, type IconName } from '../../../shared/ui/icon.tsx'
import { InlineText } from '../page/components/inline-text.tsx'
import { SiteLink } from '../page/components/site-link.tsx'
import { producerText } from '../producer.text.ts'
import { homeText } from './home.text.ts'
import css from './home-proof.module.css'

export interface Guarantee {
  readonly icon: IconName
  readonly title: string
  readonly terms: string
  /** The page with the whole rule, and what its link says. */
  readonly to: string
  readonly link: string
}

/** What the operator has committed to, each with its terms and the page that states them. */
export function HomeGuarantees({ guarantees }: { guarantees: readonly Guarantee[] }) {
  const text = useText(homeText)
  if (guarantees.length === 0) return null
  return (
    <section className={css.band} aria-labelledby="guarantees">
      <h2 id="guarantees" className="visually-hidden">
        {text.guarantees_title}
      </h2>
      <ul className={`grid w-full max-w-public list-none px-6 py-8 ${css.guarantees}`}>
        {guarantees.map(({ icon, title, terms, to, link }) => (
          <li key={title}>
            <Icon name={icon} size_px={24} />
            <h3>{title}</h3>
            <p className="text-sm text-quiet mt-1.5 mb-2">
              <InlineText text={terms} />
            </p>
            <SiteLink to={to}>{link}</SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The artwork between crop marks and colour patches, as a print file has it. */
function PrintSheet({ artwork }: { artwork: string }) {
  return (
    <svg viewBox="0 0 240 240" className="bg-paper" aria-hidden="true">
      <rect x="24" y="16" width="192" height="208" className={css.page} />
      <path
        className={css.marks}
        d="M56 30v14M46 54h-14M184 30v14M194 54h14M56 186v-14M46 164h-14M184 186v-14M194 164h14M120 26v12M114 32h12"
      />
      <image href={artPicture(artwork, 240)} x="56" y="54" width="128" height="110" />
      <g className={css.patches}>
        {['c', 'm', 'y', 'k'].map((ink, place) => (
          <rect key={ink} x={76 + place * 23} y="200" width="18" height="12" data-ink={ink} />
        ))}
      </g>
    </svg>
  )
}

function Parcel() {
  return (
    <svg viewBox="0 0 240 240" className={`bg-paper ${css.parcel}`} aria-hidden="true">
      <path data-side="top" d="M120 46 210 88 120 130 30 88z" />
      <path data-side="left" d="M30 88v84l90 42v-84z" />
      <path data-side="right" d="M210 88v84l-90 42v-84z" />
      <path data-side="tape" d="M66 71l90 42v30l18-8v-31L84 63z" />
      <path data-side="label" d="M132 152l58-27v42l-58 27z" />
      <path
        data-side="lines"
        d="M139 161l30-14M139 170l22-10M139 182v-7M144 180v-8M149 177v-7M154 175v-8M159 173v-8M164 170v-7"
      />
    </svg>
  )
}

interface RouteProps {
  /** One design on its way: its artwork, the product it is printed on and when that leaves. */
  readonly artwork: string
  readonly product: PictureSource
  readonly name: string
  readonly hours: { readonly min: number; readonly max: number }
  readonly has_markets: boolean
}

/** How an order travels, with the same artwork at every station. */
export function HomeRoute({ artwork, product, name, hours, has_markets }: RouteProps) {
  const text = useText(homeText)
  const sizes = '(max-width: 720px) 44vw, 270px'
  const art = artPicture(artwork, 480)
  const stations = [
    [
      text.route_artwork,
      text.route_artwork_body,
      <img key="art" src={art} alt={text.route_artwork_alt} width={480} height={480} loading="lazy" decoding="async" />,
    ],
    [text.route_file, text.route_file_body, <PrintSheet key="file" artwork={artwork} />],
    [
      text.route_product,
      fill(text.route_product_body, { name, ...hours }),
      <img key="product" {...product} sizes={sizes} alt={name} loading="lazy" decoding="async" />,
    ],
    [text.route_parcel, has_markets ? text.route_parcel_body : text.route_parcel_alone, <Parcel key="parcel" />],
  ] as const
  return (
    <section id="flow" className={`w-full max-w-public px-6 py-8 ${css.route}`}>
      <h2>{text.route_title}</h2>
      <ol className={`bare-list grid grid-cols-4 gap-6 mt-6 ${css.stations}`}>
        {stations.map(([title, body, picture], place) => (
          <li key={title}>
            <div className={`card grid place-items-center overflow-hidden ${css.picture}`} data-station={place}>
              {picture}
            </div>
            <h3>
              <span>{place + 1}</span>
              {title}
            </h3>
            <p>{body}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

interface MarketsProps {
  readonly links: readonly { readonly label: string; readonly to: string }[]
  /** Marketplaces without a page. */
  readonly others: readonly string[]
  readonly renderLink: (to: string, label: string) => ReactNode
}

/** Names of the marketplaces whose shops can be connected here, and no others. */
export function HomeMarkets({ links, others, renderLink }: MarketsProps) {
  const text = useText(homeText)
  if (links.length + others.length === 0) return null
  return (
    <section className={css.band} aria-labelledby="markets">
      <div className={`grid items-center w-full max-w-public px-6 py-8 ${css.markets}`}>
        <div>
          <h2 id="markets">{text.markets_title}</h2>
          <p>{text.markets_lead}</p>
        </div>
        <ul>
          {links.map(({ to, label }) => (
            <li key={to}>{renderLink(to, label)}</li>
          ))}
          {others.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}

type Imprint = Reply<typeof getImprint>
const companyFacts = ['address', 'registration_no', 'licence', 'phone', 'email'] as const

interface CompanyProps {
  readonly imprint: Imprint | null
  readonly hours: string
  readonly more: ReactNode
  /** An invitation to begin, for visitors who are not logged in. */
  readonly action: ReactNode
}

/** Who runs the shop, as entered under Company and brand; what was left empty is left out. */
export function HomeCompany({ imprint, hours, more, action }: CompanyProps) {
  const text = useText(homeText)
  const labels = useText(producerText)
  const facts = companyFacts.flatMap((key) => (imprint?.[key] ? [[labels[key], imprint[key]] as const] : []))
  const shown = hours ? [...facts, [text.company_hours, hours] as const] : facts
  if (!action && !imprint?.legal_name) return null
  return (
    <section className={`grid w-full max-w-public gap-5 px-6 py-8 ${css.company}`}>
      {action ? (
        <div className={`bg-action-soft rounded-hero ${css.start}`}>
          <h2>{text.close_title}</h2>
          <p>{text.close_body}</p>
          {action}
        </div>
      ) : null}
      {imprint?.legal_name ? (
        <div className={`bg-surface rounded-hero ${css.imprint}`}>
          <h2>{text.company_title}</h2>
          <p>{imprint.legal_name}</p>
          <dl>
            {shown.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {more}
        </div>
      ) : null}
    </section>
  )
}
