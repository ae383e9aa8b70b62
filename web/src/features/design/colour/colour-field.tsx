import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import css from './colour.module.css'
import { colourText } from './colour.text.ts'
import { ColourPicker } from './colour-picker.tsx'

interface ColourFieldProps {
  readonly label: string
  readonly value: string | null
  readonly can_be_none?: boolean
  /** Pass `key` to `apply`: it groups one drag in the picker into a single undo step. */
  readonly onColour: (colour: string | null, key: string) => void
}

/** A swatch that opens the picker below it. Usable wherever a layer has a colour. */
export function ColourField({ label, value, can_be_none = false, onColour }: ColourFieldProps) {
  const text = useText(colourText)
  const [is_open, setOpen] = useState(false)
  const [step, setStep] = useState('')
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!is_open) return
    const onDown = (event: PointerEvent) => {
      const is_inside = event.target instanceof Node && root.current?.contains(event.target)
      const is_stage = event.target instanceof Element && event.target.closest('[data-stage]')
      if (!is_inside && !is_stage) setOpen(false)
    }
    document.addEventListener('pointerdown', onDown)
    return () => document.removeEventListener('pointerdown', onDown)
  }, [is_open])
  const toggle = () => {
    setStep(crypto.randomUUID())
    setOpen(!is_open)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches what happens to the controls inside
    <div
      ref={root}
      className="flex flex-wrap items-center gap-2"
      onPointerUp={() => setStep(crypto.randomUUID())}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !is_open) return
        event.stopPropagation()
        setOpen(false)
      }}
    >
      <span className="flex-1 text-xs text-studio">{label}</span>
      {can_be_none ? (
        <button type="button" className={css.none} aria-pressed={value === null} onClick={() => onColour(null, step)}>
          {text.none}
        </button>
      ) : null}
      <button
        type="button"
        className={`w-11 cursor-pointer rounded-control ${css.swatch}`}
        data-empty={value === null}
        style={value ? { background: value } : {}}
        aria-expanded={is_open}
        aria-label={fill(text.choose, { label, colour: value ?? text.none })}
        onClick={toggle}
      />
      {is_open ? <ColourPicker value={value} onColour={(colour) => onColour(colour, step)} /> : null}
    </div>
  )
}
