import css from './block.module.css'
import { InlineText } from './inline-text.tsx'

/** Title and introduction of a block. */
export function BlockHead({ title, lead }: { title?: string | undefined; lead?: string | undefined }) {
  if (!title && !lead) return null
  return (
    <header className={css.head}>
      {title ? <h2>{title}</h2> : null}
      {lead ? (
        <p className="leading-1.75 text-quiet mt-3.5">
          <InlineText text={lead} />
        </p>
      ) : null}
    </header>
  )
}
