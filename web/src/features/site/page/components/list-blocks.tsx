import { useLanguage } from '../../../../shared/text/language.tsx'
import { ButtonLink } from '../../../../shared/ui/button.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import action from './action.module.css'
import { BlockHead } from './block-head.tsx'
import cards from './cards.module.css'
import figures from './figures.module.css'
import { InlineText } from './inline-text.tsx'
import links from './links.module.css'
import type { BlockProps } from './page-frame.ts'
import { addressIn, SiteLink } from './site-link.tsx'
import steps from './steps.module.css'
import timeline from './timeline.module.css'

export function StepsBlock({ block }: BlockProps<'steps'>) {
  return (
    <>
      <BlockHead title={block.title} lead={block.lead} />
      <ol className={`bare-list grid ${steps.steps}`} data-count={block.items.length}>
        {block.items.map(({ title, body }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="leading-1.75 text-quiet mt-2">
              <InlineText text={body} />
            </p>
          </li>
        ))}
      </ol>
    </>
  )
}

export function CardsBlock({ block }: BlockProps<'cards'>) {
  return (
    <>
      <BlockHead title={block.title} lead={block.lead} />
      <ul className={`bare-list grid gap-5 ${cards.cards}`} data-count={block.items.length}>
        {block.items.map(({ title, body }) => (
          <li className="card" key={title}>
            <h3>{title}</h3>
            <p className="leading-1.75 text-quiet mt-2">
              <InlineText text={body} />
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}

export function TimelineBlock({ block }: BlockProps<'timeline'>) {
  return (
    <>
      <BlockHead title={block.title} lead={block.lead} />
      <ol className={`bare-list ${timeline.timeline}`}>
        {block.items.map(({ when, title, body }) => (
          <li key={when + title}>
            <span className={`font-strong text-right ${timeline.when}`}>{when}</span>
            <div>
              <h3>{title}</h3>
              <p className="leading-1.75 text-quiet mt-2">
                <InlineText text={body} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}

export function FiguresBlock({ block }: BlockProps<'figures'>) {
  return (
    <div className={`text-on-dark rounded-hero ${figures.figures}`}>
      <BlockHead title={block.title} lead={block.lead} />
      <dl className="grid gap-8 m-0" data-count={block.items.length}>
        {block.items.map(({ value, label, note }) => (
          <div key={label}>
            <dt className="font-medium mt-1">{label}</dt>
            <dd className="contents">
              <strong>{value}</strong>
              {note ? (
                <span>
                  <InlineText text={note} />
                </span>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

export function LinksBlock({ block }: BlockProps<'links'>) {
  return (
    <>
      <BlockHead title={block.title} lead={block.lead} />
      <ul className={`bare-list grid gap-4 ${links.links}`}>
        {block.items.map(({ title, body, to }) => (
          <li key={to}>
            <SiteLink to={to}>
              <h3>{title}</h3>
              <p>{body}</p>
              <Icon name="arrow_right" size_px={20} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </>
  )
}

export function ActionBlock({ block }: BlockProps<'action'>) {
  const { language } = useLanguage()
  return (
    <div className={`flex flex-wrap items-center justify-between rounded-hero ${action.action}`}>
      <div>
        <h2>{block.title}</h2>
        <p className="leading-1.75 text-quiet mt-3">
          <InlineText text={block.body} />
        </p>
      </div>
      <div className={`flex flex-wrap gap-3 ${action.action_links}`}>
        {block.links.map(({ label, to }, at) => (
          <ButtonLink key={to} large kind={at === 0 ? 'primary' : 'plain'} to={addressIn(language, to)}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </div>
  )
}
