import { type ReactNode, useEffect, useState } from 'react'
import { useText } from '../../../../shared/text/language.tsx'
import css from './anchor-bar.module.css'
import { sectionText } from './sections.text.ts'

export interface Anchor {
  readonly id: string
  readonly label: string
}

/** Id of the last section whose top has scrolled under the bar. */
function useCurrent(anchors: readonly Anchor[]): string {
  const [current, setCurrent] = useState('')
  useEffect(() => {
    const seen = new Set<string>()
    const look = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id)
          else seen.delete(target.id)
        }
        setCurrent(anchors.find(({ id }) => seen.has(id))?.id ?? '')
      },
      { rootMargin: '-150px 0px -55% 0px' },
    )
    for (const { id } of anchors) {
      const section = document.getElementById(id)
      if (section) look.observe(section)
    }
    return () => look.disconnect()
  }, [anchors])
  return current
}

/** Tabs linking to the page's sections; `end` is shown while the main button is out of view. */
export function AnchorBar({ anchors, action }: { anchors: readonly Anchor[]; action: ReactNode }) {
  const text = useText(sectionText)
  const current = useCurrent(anchors)
  return (
    <div className={`sticky bg-paper border-b mt-12 ${css.bar}`}>
      <div className={`flex items-center justify-between max-w-public gap-6 px-6 ${css.inner}`}>
        <nav className={`flex overflow-x-auto scrollbar-none gap-1 ${css.tabs}`} aria-label={text.tabs}>
          {anchors.map(({ id, label }) => (
            <a key={id} href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {label}
            </a>
          ))}
        </nav>
        {action}
      </div>
    </div>
  )
}
