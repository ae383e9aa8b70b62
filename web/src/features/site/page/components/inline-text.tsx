import { Fragment } from 'react'
import { inlineParts } from '../inline.view.ts'
import css from './inline-text.module.css'
import { SiteLink } from './site-link.tsx'

/** Text with the few marks staff may use. It contains no HTML, so nothing can be injected. */
export function InlineText({ text }: { text: string }) {
  return inlineParts(text).map((part, at) => {
    const key = `${at}-${part.is}`
    if (part.is === 'bold') return <strong key={key}>{part.words}</strong>
    if (part.is === 'words') return <Fragment key={key}>{part.words}</Fragment>
    return (
      <SiteLink key={key} className={css.link} to={part.to}>
        {part.words}
      </SiteLink>
    )
  })
}
