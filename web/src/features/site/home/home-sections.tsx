import type { Reply } from '@inkroute/contract/endpoint'
import type { listPlans } from '@inkroute/contract/membership/membership'
import type { getSiteNumbers } from '@inkroute/contract/site/home'
import type { ReactNode } from 'react'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Icon, type IconName } from '../../../shared/ui/icon.tsx'
import css from './home.module.css'
import { homeText } from './home.text.ts'

const steps = [
  ['upload', 'flow_1', 'flow_1_body', 'flow_1', 'flow_1_body'],
  ['shirt', 'flow_2', 'flow_2_body', 'flow_2', 'flow_2_body'],
  ['order', 'flow_3', 'flow_3_body', 'flow_3_alone', 'flow_3_alone_body'],
  ['truck', 'flow_4', 'flow_4_body', 'flow_4', 'flow_4_alone_body'],
] as const satisfies readonly (readonly [IconName, ...(keyof typeof homeText)[]])[]

/** Without a marketplace to connect, orders are placed by hand or by file. */
export function HomeFlow({ has_markets }: { has_markets: boolean }) {
  const text = useText(homeText)
  return (
    <section id="flow" className={`${css.band} ${css.anchor}`}>
      <div className={css.inner}>
        <h2 className={css.title}>{text.flow_title}</h2>
        <ol className={css.steps}>
          {steps.map(([icon, title, body, title_alone, body_alone], place) => (
            <li key={icon}>
              <span className={css.step_icon}>
                <Icon name={icon} size_px={24} />
              </span>
              <h3>
                <span className={css.step_number}>{place + 1}</span>
                {text[has_markets ? title : title_alone]}
              </h3>
              <p>{text[has_markets ? body : body_alone]}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

type Numbers = Reply<typeof getSiteNumbers>

/** Counted in the database, so the figures are always true. */
export function HomeNumbers({ numbers }: { numbers: Numbers }) {
  const text = useText(homeText)
  const { language } = useLanguage()
  if (numbers.products === 0) return null
  const facts = [
    [numbers.products, text.number_products],
    [numbers.items, text.number_items],
    [numbers.categories, text.number_categories],
    [numbers.warehouses, fill(text.number_warehouses, { countries: numbers.countries })],
    ...(numbers.platforms > 0 ? ([[numbers.platforms, text.number_platforms]] as const) : []),
  ] as const
  return (
    <section className={css.section}>
      <h2 className={css.title}>{text.numbers_title}</h2>
      <dl className={css.numbers}>
        {facts.map(([value, meaning]) => (
          <div key={meaning}>
            <dt>{meaning}</dt>
            <dd>{value.toLocaleString(language)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

interface MarketsProps {
  readonly links: readonly { readonly label: string; readonly to: string }[]
  /** Marketplaces without a page. */
  readonly others: readonly string[]
  readonly renderLink: (to: string, label: string) => ReactNode
}

export function HomeMarkets({ links, others, renderLink }: MarketsProps) {
  const text = useText(homeText)
  const { language } = useLanguage()
  if (links.length + others.length === 0) return null
  const names = others.join(language === 'zh' ? '、' : ', ')
  return (
    <section className={css.section}>
      <h2 className={css.title}>{text.markets_title}</h2>
      <p className={css.lead}>{text.markets_lead}</p>
      {links.length > 0 ? (
        <ul className={css.markets}>
          {links.map(({ to, label }) => (
            <li key={to}>{renderLink(to, label)}</li>
          ))}
        </ul>
      ) : null}
      {names ? <p className={css.lead}>{fill(text.markets_more, { names })}</p> : null}
    </section>
  )
}

interface MembersProps {
  readonly levels: Reply<typeof listPlans>['levels']
  readonly more: ReactNode
}

/** The levels side by side, from the same table that sets the prices. */
export function HomeMembers({ levels, more }: MembersProps) {
  const text = useText(homeText)
  const { language } = useLanguage()
  const rows = [
    [text.discount, levels.map(({ discount_bp }) => (discount_bp ? `−${discount_bp / 100}%` : text.no_discount))],
    [text.quota, levels.map(({ design_quota }) => design_quota?.toLocaleString(language) ?? text.unlimited)],
    [text.stores, levels.map(({ stores }) => stores ?? text.unlimited)],
    [text.accounts, levels.map(({ sub_accounts }) => sub_accounts)],
  ] as const
  return (
    <section className={css.band}>
      <div className={`${css.inner} ${css.members}`}>
        <div>
          <h2 className={css.title}>{text.members_title}</h2>
          <p className={css.lead}>{text.members_lead}</p>
          <p className={css.more}>{more}</p>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: wider than a phone, so the keyboard must be able to scroll it */}
        <section className={css.table} aria-label={text.members_title} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{text.level}</th>
                {levels.map((level) => (
                  <th key={level.level} scope="col">
                    {level.name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([name, values]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {values.map((value, place) => (
                    <td key={levels[place]?.level}>{value}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
    </section>
  )
}

/** In place of goods while nothing is on sale. */
export function HomeOpening() {
  const text = useText(homeText)
  return (
    <section className={css.section}>
      <h2 className={css.title}>{text.opening_title}</h2>
      <p className={css.lead}>{text.opening_body}</p>
    </section>
  )
}

export function HomeClosing({ action }: { action: ReactNode }) {
  const text = useText(homeText)
  return (
    <section className={css.closing}>
      <div>
        <h2 className={css.title}>{text.close_title}</h2>
        <p>{text.close_body}</p>
      </div>
      {action}
    </section>
  )
}
