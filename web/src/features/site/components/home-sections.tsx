import { Fragment, type ReactNode } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { Icon, type IconName } from '../../../shared/ui/icon.tsx'
import { homeText } from '../home.text.ts'
import { marketplaces } from '../marketplaces.ts'
import css from './home.module.css'
import { Picture } from './picture.tsx'

const goods = ['tshirt', 'mug', 'tote', 'pillow', 'poster', 'phonecase', 'canvas', 'tapestry'] as const

export function HomeProducts() {
  const text = useText(homeText)
  return (
    <section className={css.section}>
      <h2 className={css.title}>{text.products_title}</h2>
      <p className={css.lead}>{text.products_body}</p>
      <ul className={css.goods}>
        {goods.map((name) => (
          <li key={name}>
            <Picture name={name} alt="" sizes="(max-width: 700px) 45vw, 310px" />
            <span>{text[name]}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const steps: readonly IconName[] = ['upload', 'shirt', 'order', 'truck']

export function HomeFlow() {
  const text = useText(homeText)
  return (
    <section id="flow" className={`${css.band} ${css.anchor}`}>
      <div className={css.inner}>
        <h2 className={css.title}>{text.flow_title}</h2>
        <ol className={css.steps}>
          {steps.map((icon, place) => {
            const key = `flow_${(place + 1) as 1 | 2 | 3 | 4}` as const
            return (
              <li key={icon}>
                <span className={css.step_icon}>
                  <Icon name={icon} size_px={24} />
                </span>
                <h3>
                  <span className={css.step_number}>{place + 1}</span>
                  {text[key]}
                </h3>
                <p>{text[`${key}_body`]}</p>
              </li>
            )
          })}
        </ol>
      </div>
    </section>
  )
}

const abilities = [
  { key: 'can_design', icon: 'pen' },
  { key: 'can_order', icon: 'layers' },
  { key: 'can_store', icon: 'link' },
  { key: 'can_team', icon: 'user' },
] as const

export function HomeAbilities() {
  const text = useText(homeText)
  return (
    <section id="capabilities" className={`${css.section} ${css.anchor}`}>
      <h2 className={css.title}>{text.can_title}</h2>
      <ul className={css.abilities}>
        {abilities.map(({ key, icon }) => (
          <li key={key}>
            <Icon name={icon} size_px={24} />
            <h3>{text[key]}</h3>
            <p>{text[`${key}_body`]}</p>
          </li>
        ))}
      </ul>
      <h3 className={css.market_title}>{text.platforms}</h3>
      <p className={css.markets}>
        {marketplaces.map((name) => (
          <Fragment key={name}>
            <span>{name}</span>{' '}
          </Fragment>
        ))}
      </p>
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
