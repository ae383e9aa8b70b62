import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import css from './turntable.module.css'
import { turntableText } from './turntable.text.ts'
import type { Subject, TurntableHandle } from './turntable.types.ts'
import { TurntableControls } from './turntable-controls.tsx'
import { useTurntable } from './use-turntable.ts'

interface TurntableProps {
  readonly subject: Subject
  /** For those who hear the page. */
  readonly name: string
  /** Pictures from each side, where 3D cannot be shown. */
  readonly fallback: ReactNode
  readonly onReady?: (handle: TurntableHandle) => void
}

/**
 * A product that turns in the hand. `color`, `prints` and `light` of the subject are compared by identity:
 * keep them stable and only what changed is painted again.
 */
export function Turntable(props: TurntableProps) {
  const [attempt, setAttempt] = useState(0)
  return <TurntableStage key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />
}

function TurntableStage({ subject, name, fallback, onReady, onRetry }: TurntableProps & { onRetry: () => void }) {
  const text = useText(turntableText)
  const host = useRef<HTMLDivElement>(null)
  const { state, turning, act, running } = useTurntable(host, subject)
  useEffect(() => {
    if (state === 'ready' && running.current) onReady?.({ snapshot: running.current.snapshot })
  }, [state, running, onReady])
  if (state === 'no_webgl' || state === 'failed') {
    return (
      <div className={css.fallback}>
        <p className={css.reason} role="status">
          {text[state]}
          {state === 'failed' ? (
            <Button kind="link" onClick={onRetry}>
              {text.retry}
            </Button>
          ) : null}
        </p>
        {fallback}
      </div>
    )
  }
  return (
    <div className={css.stage} data-state={state}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: an application in the page, turned with the arrow keys */}
      <div ref={host} className={css.host} role="application" tabIndex={0} aria-label={fill(text.label, { name })} />
      {state === 'loading' ? (
        <p className={css.loading} role="status">
          <span className={css.spinner} aria-hidden="true" />
          {text.loading}
        </p>
      ) : (
        <TurntableControls turning={turning} act={act} />
      )}
    </div>
  )
}
