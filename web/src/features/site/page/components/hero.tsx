import type { Shown } from '@inkroute/contract/site/page/blocks'
import { useLanguage } from '../../../../shared/text/language.tsx'
import { ButtonLink } from '../../../../shared/ui/button.tsx'
import css from './hero.module.css'
import info from './hero-info.module.css'
import marketing from './hero-marketing.module.css'
import platform from './hero-platform.module.css'
import seasonal from './hero-seasonal.module.css'
import { InlineText } from './inline-text.tsx'
import { type BlockProps, usePageFrame } from './page-frame.ts'
import { PagePicture } from './page-picture.tsx'
import { addressIn } from './site-link.tsx'

const looks = { info, marketing, platform, seasonal } as const
const sizes = {
  info: '(max-width: 860px) 60vw, 300px',
  marketing: '(max-width: 860px) 92vw, 600px',
  platform: '(max-width: 860px) 70vw, 420px',
  seasonal: '(max-width: 860px) 60vw, 380px',
} as const

function HeroActions({ actions }: { actions: Shown<'hero'>['actions'] }) {
  const { language } = useLanguage()
  if (actions.length === 0) return null
  return (
    <div className={`flex flex-wrap gap-3 ${css.actions}`}>
      {actions.map(({ label, to }, at) => (
        <ButtonLink key={label} large kind={at === 0 ? 'primary' : 'plain'} to={addressIn(language, to)}>
          {label}
        </ButtonLink>
      ))}
    </div>
  )
}

function HeroFacts({ facts }: { facts: Shown<'hero'>['facts'] }) {
  if (facts.length === 0) return null
  return (
    <dl className={`grid col-span-full overflow-hidden bg-line border rounded-hero m-0 ${css.facts}`} data-part="facts">
      {facts.map(({ value, label }) => (
        <div className="flex justify-end bg-surface" key={label}>
          <dt className="text-sm text-quiet">{label}</dt>
          <dd className="font-strong leading-1.3 m-0">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The hero of a page. Its template decides the look: a letterhead, a shop window, a guide or a poster. */
export function Hero({ block }: BlockProps<'hero'>) {
  const { template } = usePageFrame()
  const count = block.pictures.length
  return (
    <header className={`${css.hero} ${looks[template].look}`}>
      <div className={`grid items-center w-full max-w-public ${css.inner}`} data-part="inner">
        <div className={`min-w-0 ${css.words}`}>
          {block.eyebrow ? (
            <p className={`font-strong mb-4 ${css.eyebrow}`} data-part="eyebrow">
              {block.eyebrow}
            </p>
          ) : null}
          <h1>{block.title}</h1>
          <p className={`text-quiet mt-5 ${css.lead}`} data-part="lead">
            <InlineText text={block.lead} />
          </p>
          <HeroActions actions={block.actions} />
        </div>
        {count > 0 ? (
          <div className={css.pictures} data-part="pictures" data-count={count}>
            {block.pictures.map((picture, at) => (
              <div key={picture.alt}>
                <PagePicture picture={picture} sizes={sizes[template]} eager first={at === 0} />
              </div>
            ))}
          </div>
        ) : null}
        <HeroFacts facts={block.facts} />
      </div>
    </header>
  )
}
