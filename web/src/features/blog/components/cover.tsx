import { getCover } from '../blog.view.ts'
import css from './post-card.module.css'

interface CoverProps {
  readonly cover: string
  readonly type: number
  /** Empty when the title is right beside it. */
  readonly alt: string
  readonly sizes: string
  readonly is_first?: boolean
}

/** The cover of a post in a frame with a fixed aspect ratio, so nothing shifts while it loads. */
export function Cover({ cover, type, alt, sizes, is_first = false }: CoverProps) {
  const { is_whole, ...source } = getCover(cover)
  return (
    <span className={css.cover} data-type={type} data-whole={is_whole || undefined}>
      <img
        {...source}
        alt={alt}
        sizes={sizes}
        loading={is_first ? 'eager' : 'lazy'}
        decoding="async"
        {...(is_first ? { fetchPriority: 'high' as const } : {})}
      />
    </span>
  )
}
