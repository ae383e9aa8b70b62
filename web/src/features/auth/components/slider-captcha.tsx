import { useEffect, useRef } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { captchaText } from '../entry.text.ts'
import type { CaptchaProof, CaptchaScene } from '../use-captcha.ts'
import { useSlider } from '../use-slider.ts'
import css from './captcha.module.css'

interface SliderCaptchaProps {
  readonly scene: CaptchaScene
  /** The login name, where the puzzle is for a login. */
  readonly username: string
  /** Just requested: scroll it into view and focus it. */
  readonly takes_focus: boolean
  readonly onPass: (proof: CaptchaProof) => void
}

type Slider = ReturnType<typeof useSlider>

const percent = (part: number, whole: number) => `${whole > 0 ? (part / whole) * 100 : 0}%`

function Puzzle({ slider, refresh_label }: { readonly slider: Slider; readonly refresh_label: string }) {
  const text = useText(captchaText)
  const { challenge } = slider
  return (
    <div
      className={css.picture}
      style={challenge ? { aspectRatio: `${challenge.width_px} / ${challenge.height_px}` } : {}}
    >
      {challenge && (
        <>
          <img className={css.background} src={challenge.background} alt={text.picture} draggable={false} />
          <img
            className={css.piece}
            src={challenge.piece}
            alt=""
            draggable={false}
            style={{
              left: percent(slider.x, challenge.width_px),
              top: percent(challenge.piece_y_px, challenge.height_px),
              width: percent(challenge.piece_width_px, challenge.width_px),
            }}
          />
        </>
      )}
      <button type="button" className={css.refresh} aria-label={refresh_label} onClick={slider.refresh}>
        <Icon name="refresh" />
      </button>
    </div>
  )
}

/** A picture puzzle: slide the piece into its gap, by pointer or with the arrow keys. */
export function SliderCaptcha({ scene, username, takes_focus, onPass }: SliderCaptchaProps) {
  const text = useText(captchaText)
  const slider = useSlider(scene, username, onPass)
  const { phase, x, max_x } = slider
  const handle = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takes_focus) handle.current?.focus()
  }, [takes_focus])
  const share = max_x > 0 ? x / max_x : 0
  const says = { checking: text.checking, failed: text.failed, passed: text.passed, unavailable: text.unavailable }
  const message = phase in says ? says[phase as keyof typeof says] : text.hint
  return (
    <div className={`${css.slider} ${css[phase] ?? ''}`}>
      <Puzzle slider={slider} refresh_label={text.refresh} />
      <div ref={slider.track} className={css.track}>
        <span className={css.hint} aria-live="polite">
          {phase === 'sliding' ? '' : message}
        </span>
        <span className={css.trail} style={{ width: `calc(${share} * (100% - 48px) + 24px)` }} />
        <div
          ref={handle}
          className={css.handle}
          style={{ left: `calc(${share} * (100% - 48px))` }}
          role="slider"
          tabIndex={0}
          aria-label={text.label}
          aria-valuemin={0}
          aria-valuemax={Math.round(max_x)}
          aria-valuenow={Math.round(x)}
          aria-valuetext={fill(text.position, { percent: Math.round(share * 100) })}
          aria-disabled={phase !== 'ready' && phase !== 'sliding'}
          {...slider.handlers}
        >
          <Icon name={phase === 'passed' ? 'check' : phase === 'failed' ? 'close' : 'arrow_right'} />
        </div>
      </div>
    </div>
  )
}
