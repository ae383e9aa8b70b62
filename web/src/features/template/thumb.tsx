import { useEffect, useState } from 'react'
import css from './template.module.css'

const RETRY_MS = 2500
const MOST_TRIES = 6

interface ThumbProps {
  readonly url: string | null
  readonly alt: string
  /** Of the product, behind the picture. */
  readonly color_hex: string
}

/** The picture of a template. The first one to look at it waits while it is painted; a busy painter is asked again. */
export function Thumb({ url, alt, color_hex }: ThumbProps) {
  const [tries, setTries] = useState(0)
  const [state, setState] = useState<'waiting' | 'there' | 'failed'>('waiting')
  useEffect(() => {
    if (state !== 'failed' || tries >= MOST_TRIES) return
    const timer = setTimeout(() => {
      setState('waiting')
      setTries((now) => now + 1)
    }, RETRY_MS)
    return () => clearTimeout(timer)
  }, [state, tries])
  const is_there = state === 'there'
  return (
    <span className={css.frame} style={is_there ? { background: color_hex } : undefined} data-waiting={!is_there}>
      {url ? (
        <img
          className="min-h-0 w-full h-full object-contain"
          key={tries}
          src={url}
          alt={alt}
          loading="lazy"
          onLoad={() => setState('there')}
          onError={() => setState('failed')}
        />
      ) : null}
    </span>
  )
}
