import type { KeyboardEvent } from 'react'
import type { KeyPress } from '../../../shared/keys/combination.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { preferenceText } from '../preference.text.ts'
import css from './preference.module.css'

interface KeyButtonProps {
  readonly name: string
  readonly value: string
  readonly is_listening: boolean
  readonly onListen: (is_on: boolean) => void
  readonly onPress: (press: KeyPress) => void
}

/** Shows a key combination; once clicked it records the next one. Tab and Esc leave, so nobody is trapped. */
export function KeyButton({ name, value, is_listening, onListen, onPress }: KeyButtonProps) {
  const text = useText(preferenceText)
  const shown = value.split('+').map((part) => (part === 'Arrows' ? text.arrows : part))
  const onKeyDown = (event: KeyboardEvent) => {
    if (!is_listening || event.key === 'Tab') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Escape') return onListen(false)
    onPress(event)
  }
  return (
    <button
      type="button"
      className={css.key_button}
      data-listening={is_listening}
      aria-label={is_listening ? text.press_now : fill(text.change_key, { name, key: shown.join('+') })}
      // Keyboards report Enter and Space as clicks too; while recording they are keys like any other.
      onClick={(event) => (event.detail !== 0 || !is_listening ? onListen(!is_listening) : undefined)}
      onKeyDown={onKeyDown}
      onBlur={() => is_listening && onListen(false)}
    >
      {is_listening ? (
        <span className="text-action">{text.press_now}</span>
      ) : (
        shown.map((part) => <kbd key={part}>{part}</kbd>)
      )}
    </button>
  )
}
