import { isEmptyDesign } from '@inkroute/engine/document/design-document'
import type { Finding, Level } from '@inkroute/engine/preflight/core/preflight-types'
import { useEffect, useRef, useState } from 'react'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { useTechnique } from '../product/technique-choice.tsx'
import { preflightText } from '../state/studio.text.ts'
import { useStudio } from '../state/studio-store.ts'
import css from './preflight.module.css'
import { goTo, mend, useFindings } from './use-findings.ts'

const badgeIcon = (is_empty: boolean, count: number) => {
  if (is_empty) return 'info'
  return count === 0 ? 'check' : 'alert'
}

const icons: Readonly<Record<Level, 'alert' | 'info'>> = { error: 'alert', warning: 'alert', hint: 'info' }

function Row({ finding, onGone }: { finding: Finding; onGone: () => void }) {
  const text = useText(preflightText)
  const { language } = useLanguage()
  const view = useStudio((state) => state.product?.views.find((one) => one.view_id === finding.view_id)?.name)
  const show = () => {
    goTo(finding)
    onGone()
  }
  return (
    <li className={`grid items-start gap-2 py-2.5 ${css.row}`} data-level={finding.level}>
      <Icon name={icons[finding.level]} size_px={18} />
      <button
        type="button"
        className={`bare-button leading-1.5 text-inherit text-left p-0 ${css.message}`}
        title={text.show}
        onClick={show}
      >
        <span className={`block text-xs ${css.where}`}>
          {text[finding.level]} · {view}
          {finding.colours.map(({ name, hex }) => (
            <span key={name} className={`whitespace-nowrap ml-2 ${css.colour}`}>
              <i style={{ background: hex }} />
              {name}
            </span>
          ))}
        </span>
        {finding.message[language]}
      </button>
      {finding.fix ? (
        <button type="button" className={css.fix} onClick={() => mend(finding)}>
          {finding.fix[language]}
        </button>
      ) : null}
    </li>
  )
}

/** Closes with Escape and with a click beside it. */
function useAway(is_open: boolean, onAway: () => void) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!is_open) return
    const ending = new AbortController()
    const { signal } = ending
    const press = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) onAway()
    }
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // Otherwise the studio would also clear the selection.
      event.stopPropagation()
      onAway()
    }
    document.addEventListener('pointerdown', press, { signal })
    document.addEventListener('keydown', key, { signal, capture: true })
    return () => ending.abort()
  }, [is_open, onAway])
  return root
}

/** The print check: a status badge and the list of findings. */
export function PreflightBadge() {
  const text = useText(preflightText)
  const findings = useFindings()
  const technique = useTechnique()
  const [is_open, setOpen] = useState(false)
  const [close] = useState(() => () => setOpen(false))
  const root = useAway(is_open, close)
  const counted = (findings ?? []).filter(({ level }) => level !== 'hint')
  // No warnings for an empty design.
  const is_empty = useStudio((state) => isEmptyDesign(state.history.present))
  const worst = findings?.[0]?.level ?? 'good'
  const result = counted.length === 0 ? text.good : fill(text.count, { count: counted.length })
  const label = is_empty ? text.notBegun : result
  return (
    <div ref={root} className="flex-none relative">
      <button
        type="button"
        className={css.badge}
        data-level={findings && !is_empty ? worst : undefined}
        aria-expanded={is_open}
        aria-label={fill(text.badge, { result: label })}
        onClick={() => setOpen(!is_open)}
      >
        <Icon name={badgeIcon(is_empty, counted.length)} size_px={18} />
        <span>{label}</span>
      </button>
      {is_open ? (
        <section
          className={`absolute overflow-y-auto text-sm bg-studio-1 rounded-card shadow-float px-4 pt-3 pb-4 ${css.list}`}
          aria-label={text.title}
        >
          <h2 className="text-sm font-strong mb-2">
            {text.title}
            {technique ? <small>{fill(text.checkedFor, { technique: technique.name })}</small> : null}
          </h2>
          {findings && findings.length > 0 ? (
            <ul className="bare-list">
              {findings.map((finding) => (
                <Row key={`${finding.rule} ${finding.view_id} ${finding.layer_id}`} finding={finding} onGone={close} />
              ))}
            </ul>
          ) : (
            <p>{text.allGood}</p>
          )}
        </section>
      ) : null}
    </div>
  )
}
