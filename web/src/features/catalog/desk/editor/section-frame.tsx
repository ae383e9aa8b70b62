import { type ReactNode, useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { useText } from '../../../../shared/text/language.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { useProductDraft } from '../draft/product-draft.tsx'
import { useSectionNote } from '../sections/plain-sections.tsx'
import css from './editor.module.css'
import { editorText } from './editor.text.ts'
import { editorSections, getSection, type SectionKey } from './sections.ts'

/** How many findings each section has. */
function useFindingCounts(): ReadonlyMap<SectionKey, number> {
  const { findings, refused } = useStore(useProductDraft().hints)
  const counts = new Map<SectionKey, number>()
  for (const { field } of [...findings, ...refused]) {
    const key = getSection(field)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

export const sectionId = (key: SectionKey) => `section-${key}`

/** Links to the sections, always in sight beside the form. */
export function SectionNav({ open }: { open: (key: SectionKey) => void }) {
  const text = useText(editorText)
  const counts = useFindingCounts()
  return (
    <nav className={`grid sticky gap-0.5 ${css.nav}`} aria-label={text.sections}>
      {editorSections.map(({ key }) => (
        <a key={key} href={`#${sectionId(key)}`} onClick={() => open(key)}>
          {text[key]}
          {counts.get(key) ? <span className={css.badge}>{counts.get(key)}</span> : null}
        </a>
      ))}
    </nav>
  )
}

interface FrameProps {
  readonly section: SectionKey
  readonly is_open: boolean
  readonly onToggle: () => void
  readonly children: ReactNode
}

/** A section that can be folded; a folded one is not rendered. */
export function SectionFrame({ section, is_open, onToggle, children }: FrameProps) {
  const text = useText(editorText)
  const note = useSectionNote(section)
  const count = useFindingCounts().get(section)
  return (
    <section className={css.section} id={sectionId(section)} aria-label={text[section]}>
      <h2>
        <button type="button" aria-expanded={is_open} onClick={onToggle}>
          <Icon name={is_open ? 'chevron_down' : 'chevron_right'} size_px={16} />
          {text[section]}
          {count ? <span className={css.badge}>{count}</span> : null}
          {is_open ? null : (
            <small className="truncate flex-1 min-w-0 text-xs font-normal text-quiet text-right">{note}</small>
          )}
        </button>
      </h2>
      {is_open ? <div className={`px-5 pt-1 pb-5 ${css.section_body}`}>{children}</div> : null}
    </section>
  )
}

/** The element of a field, or of the nearest place around it. */
function findElement(field: string): HTMLElement | null {
  const steps = field.split('.')
  for (let length = steps.length; length > 0; length--) {
    const found = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(steps.slice(0, length).join('.'))}"]`)
    if (found) return found
  }
  return document.getElementById(sectionId(getSection(field)))
}

/** Opens the section of a wanted field, scrolls to it and focuses its input. */
export function useJump(open: (key: SectionKey) => void): void {
  const { hints } = useProductDraft()
  const wanted = useStore(hints, (state) => state.wanted)
  const latest = useRef(open)
  latest.current = open
  useEffect(() => {
    if (!wanted) return
    latest.current(getSection(wanted.field))
    const frame = requestAnimationFrame(() => {
      const element = findElement(wanted.field)
      element?.scrollIntoView?.({ block: 'center' })
      // The variants focus their own cell, which may not be rendered yet.
      if (!/^items\.\d/.test(wanted.field)) element?.querySelector<HTMLElement>('input, textarea, button')?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [wanted])
}
