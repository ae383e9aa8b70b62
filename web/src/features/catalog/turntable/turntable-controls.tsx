import { useText } from '../../../shared/text/language.tsx'
import type { Running } from './run.ts'
import css from './turntable.module.css'
import { turntableText } from './turntable.text.ts'

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

/** Everything the hand can do, for those who use buttons. */
export function TurntableControls({ turning, act }: ControlsProps) {
  const text = useText(turntableText)
  const spin = turning ? 'pause' : 'play'
  const buttons: readonly [keyof typeof shapes, (running: Running) => void][] = [
    [spin, (running) => running.setTurning(!turning)],
    ['zoom_in', (running) => running.zoom(0.8)],
    ['zoom_out', (running) => running.zoom(1.25)],
    ['reset', (running) => running.reset()],
  ]
  return (
    <div className={css.bar}>
      <p className={css.hint}>{text.hint}</p>
      <div className={css.buttons}>
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
