import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import type { Running } from './run.ts'
import css from './turntable.module.css'
import { turntableText } from './turntable.text.ts'
import type { Subject, TurntableHandle } from './turntable.types.ts'
import { useTurntable } from './use-turntable.ts'

const shapes = {
  play: 'M8 5.5v13l10-6.5z',
  pause: 'M8.5 6v12M15.5 6v12',
  zoom_in: 'M12 6v12M6 12h12',
  zoom_out: 'M6 12h12',
  reset: 'M5 12a7 7 0 1 0 2.2-5.1M5 4.5v3.8h3.8',
} as const

interface ControlsProps {
  readonly turning: boolean
  readonly act: (action: (running: Running) => void) => void
}

/** Buttons for everything gestures can do. */
function TurntableControls({ turning, act }: ControlsProps) {
  const text = useText(turntableText)
  const spin = turning ? 'pause' : 'play'
  const buttons: readonly [keyof typeof shapes, (running: Running) => void][] = [
    [spin, (running) => running.setTurning(!turning)],
    ['zoom_in', (running) => running.zoom(0.8)],
    ['zoom_out', (running) => running.zoom(1.25)],
    ['reset', (running) => running.reset()],
  ]
  return (
    <div className={`flex items-center justify-between absolute pointer-events-none gap-3 ${css.bar}`}>
      <p className={`text-xs text-quiet ${css.hint}`}>{text.hint}</p>
      <div className={`flex flex-none bg-surface rounded-pill shadow-float gap-0.5 ${css.buttons}`}>
        {buttons.map(([name, run]) => (
          <button key={name} type="button" aria-label={text[name]} title={text[name]} onClick={() => act(run)}>
            <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
              <path d={shapes[name]} />
            </svg>
          </button>
        ))}
      </div>
    </div>
  )
}

interface TurntableProps {
  readonly subject: Subject
  /** Accessible label. */
  readonly name: string
  /** Fallback pictures for browsers without 3D. */
  readonly fallback: ReactNode
  readonly onReady?: (handle: TurntableHandle) => void
}

/**
 * A product that can be rotated. `color`, `prints` and `light` of the subject are compared by identity:
 * keep them stable and only changes are repainted.
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
      <div className="grid content-start w-full h-full overflow-auto bg-surface">
        <p className="flex flex-wrap text-sm text-quiet bg-paper gap-x-3 gap-y-1 px-4 py-3" role="status">
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
    <div className={`w-full h-full relative ${css.stage}`} data-state={state}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: an application in the page, turned with the arrow keys */}
      <div ref={host} className={css.host} role="application" tabIndex={0} aria-label={fill(text.label, { name })} />
      {state === 'loading' ? (
        <p
          className="flex items-center justify-center absolute inset-0 text-sm text-quiet pointer-events-none gap-2"
          role="status"
        >
          <span className={`w-4 h-4 rounded-full ${css.spinner}`} aria-hidden="true" />
          {text.loading}
        </p>
      ) : (
        <TurntableControls turning={turning} act={act} />
      )}
    </div>
  )
}
