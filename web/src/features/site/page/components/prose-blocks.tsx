import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { pageText } from '../page.text.ts'
import { clauseAnchor } from '../page.view.ts'
import { BlockHead } from './block-head.tsx'
import faq from './faq.module.css'
import { InlineText } from './inline-text.tsx'
import type { BlockProps } from './page-frame.ts'
import { PagePicture } from './page-picture.tsx'
import css from './prose.module.css'
import { SiteLink } from './site-link.tsx'

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text}>
      <InlineText text={text} />
    </p>
  ))
}

export function TextBlock({ block }: BlockProps<'text'>) {
  return (
    <div className={css.text}>
      <BlockHead title={block.title} />
      <div className={css.prose}>
        <Paragraphs texts={block.paragraphs} />
      </div>
    </div>
  )
}

/** A legal text: dated, numbered, with an anchor per section. */
export function ClausesBlock({ block }: BlockProps<'clauses'>) {
  const text = useText(pageText)
  return (
    <div className={`card ${css.clauses}`}>
      <p className={`inline-block text-sm text-ink px-3 py-1 ${css.version}`}>
        {fill(text.version, { day: block.version })}
      </p>
      <p className="text-quiet mt-5">
        <InlineText text={block.intro} />
      </p>
      <ol className="bare-list">
        {block.sections.map(({ title, paragraphs }, at) => (
          <li key={title} id={clauseAnchor(at)}>
            <h2 className="text-lg">{title}</h2>
            <Paragraphs texts={paragraphs} />
          </li>
        ))}
      </ol>
    </div>
  )
}

export function PictureTextBlock({ block, placed }: BlockProps<'picture_text'>) {
  return (
    <div className={`grid items-center ${css.split} ${placed.flipped ? css.flipped : ''}`}>
      <div className={`overflow-hidden rounded-hero ${css.frame}`} data-of={block.picture.of}>
        <PagePicture picture={block.picture} sizes="(max-width: 860px) 92vw, 620px" />
      </div>
      <div className={css.beside}>
        <BlockHead title={block.title} />
        <Paragraphs texts={block.paragraphs} />
        {block.points ? (
          <ul className={`bare-list grid gap-3 mt-6 ${css.points}`}>
            {block.points.map((point) => (
              <li className="flex leading-1.7 gap-3" key={point}>
                <Icon name="check" size_px={18} />
                <span>
                  <InlineText text={point} />
                </span>
              </li>
            ))}
          </ul>
        ) : null}
        {block.link ? (
          <SiteLink to={block.link.to} className={css.onward ?? ''}>
            {block.link.label}
            <Icon name="arrow_right" size_px={18} />
          </SiteLink>
        ) : null}
      </div>
    </div>
  )
}

export function ChecklistBlock({ block }: BlockProps<'checklist'>) {
  return (
    <>
      <BlockHead title={block.title} lead={block.lead} />
      <div className={`grid gap-5 ${css.lists}`} data-count={block.groups.length}>
        {block.groups.map(({ name, tone, items }) => (
          <section className="card" key={name} data-tone={tone}>
            <h3>{name}</h3>
            <ul className="grid list-none gap-3.5 p-0">
              {items.map((item) => (
                <li className="flex leading-1.7 gap-3" key={item}>
                  <Icon name={tone === 'do' ? 'check' : 'close'} size_px={18} />
                  <span>
                    <InlineText text={item} />
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}

export function FaqBlock({ block }: BlockProps<'faq'>) {
  return (
    <div className={faq.faq}>
      <BlockHead title={block.title} />
      <div>
        {block.items.map(({ question, answer }, at) => (
          <details className="border-b" key={question} open={at === 0}>
            <summary className="flex items-center justify-between list-none font-medium cursor-pointer gap-4">
              {question}
              <Icon name="chevron_down" size_px={20} />
            </summary>
            <p>
              <InlineText text={answer} />
            </p>
          </details>
        ))}
      </div>
    </div>
  )
}
