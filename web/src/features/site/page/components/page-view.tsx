import type { SitePage } from '@inkroute/contract/site/page/page'
import { type ReactNode, useMemo } from 'react'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { findHub } from '../inline.view.ts'
import { pageText } from '../page.text.ts'
import { type ContentsEntry, getContents, placeBlocks } from '../page.view.ts'
import { BlockView } from './block-view.tsx'
import css from './page.module.css'
import { type PageFrame, PageFrameContext } from './page-frame.ts'
import { SiteLink } from './site-link.tsx'
import themes from './themes.module.css'

/** Home › hub › this page. */
function PageTrail({ page }: { page: SitePage }) {
  const text = useText(pageText)
  const hub = findHub(page)
  return (
    <nav className={css.trail} aria-label={text.trail}>
      <ol>
        <li>
          <SiteLink to="/">{text.home}</SiteLink>
        </li>
        {hub ? (
          <li>
            <SiteLink to={hub.path}>{text[hub.name]}</SiteLink>
          </li>
        ) : null}
        <li aria-current="page">{page.name}</li>
      </ol>
    </nav>
  )
}

const CONTENTS_FROM = 3

function Contents({ entries }: { entries: readonly ContentsEntry[] }) {
  const text = useText(pageText)
  return (
    <nav className={css.contents} aria-label={text.contents}>
      <p>{text.contents}</p>
      <ol>
        {entries.map(({ anchor, title }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

interface PageViewProps {
  readonly page: SitePage
  readonly products: PageFrame['products']
  /** Shown between the hero and the rest, e.g. the jump panel of the transfer page. */
  readonly after_hero?: ReactNode
}

/** A content page: the template decides the frame, the blocks fill it. */
export function PageView({ page, products, after_hero }: PageViewProps) {
  const text = useText(pageText)
  const { template, today, lane_days, blocks } = page
  const placed = useMemo(() => placeBlocks(blocks, template), [blocks, template])
  const frame = useMemo(() => ({ template, today, lane_days, products }), [template, today, lane_days, products])
  const hero = placed.filter(({ block }) => block.kind === 'hero')
  const body = placed.filter(({ block }) => block.kind !== 'hero')
  const entries = template === 'info' ? getContents(body) : []
  const has_contents = entries.length >= CONTENTS_FROM
  return (
    <PageFrameContext value={frame}>
      <article className={`${css.page} ${css[template]} ${themes[page.theme]}`} data-contents={has_contents}>
        <PageTrail page={page} />
        {hero.map((block) => (
          <BlockView key={block.anchor} placed={block} />
        ))}
        {after_hero}
        <div className={css.body}>
          {has_contents ? <Contents entries={entries} /> : null}
          <div className={css.blocks}>
            {body.map((block) => (
              <BlockView key={block.anchor} placed={block} />
            ))}
          </div>
        </div>
        <p className={css.updated}>{fill(text.updated, { day: page.updated_at.slice(0, 10) })}</p>
      </article>
    </PageFrameContext>
  )
}
