import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { StudioIcon } from '../controls/studio-icon.tsx'
import css from './colour.module.css'
import { colourText } from './colour.text.ts'
import { type Hsv, hexToHsv, hsvToHex, readColour } from './colour.view.ts'
import { pickColour } from './dropper.ts'
import { SavedColours } from './saved-colours.tsx'

const unit = (value: number) => Math.min(1, Math.max(0, value))

function Field({ hsv, onHsv }: { hsv: Hsv; onHsv: (hsv: Hsv) => void }) {
  const text = useText(colourText)
  const follow = (event: PointerEvent) => {
    const box = event.currentTarget.getBoundingClientRect()
    onHsv({
      ...hsv,
      s: unit((event.clientX - box.left) / box.width),
      v: unit(1 - (event.clientY - box.top) / box.height),
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.shiftKey ? 0.1 : 0.02
    const by = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, step], ArrowDown: [0, -step] }[event.key]
    if (!by) return
    event.preventDefault()
    onHsv({ ...hsv, s: unit(hsv.s + (by[0] ?? 0)), v: unit(hsv.v + (by[1] ?? 0)) })
  }
  return (
    <div
      className={`relative touch-none rounded-control ${css.field}`}
      role="slider"
      tabIndex={0}
      aria-label={text.field}
      aria-valuenow={Math.round(hsv.s * 100)}
      aria-valuetext={`${Math.round(hsv.s * 100)} % / ${Math.round(hsv.v * 100)} %`}
      style={{ '--hue': hsvToHex({ h: hsv.h, s: 1, v: 1 }) } as React.CSSProperties}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        follow(event)
      }}
      onPointerMove={(event) => event.buttons !== 0 && follow(event)}
      onKeyDown={onKeyDown}
    >
      <span style={{ left: `${hsv.s * 100}%`, top: `${(1 - hsv.v) * 100}%`, background: hsvToHex(hsv) }} />
    </div>
  )
}

function HexBox({ value, onColour }: { value: string; onColour: (colour: string) => void }) {
  const text = useText(colourText)
  const [typed, setTyped] = useState<string | null>(null)
  const commit = () => {
    const colour = readColour(typed ?? '')
    if (colour) onColour(colour)
    setTyped(null)
  }
  return (
    <input
      className="flex-1 min-w-0 h-8 font-inherit text-inherit bg-studio-1 border-studio rounded-control px-2.5 py-0"
      aria-label={text.hex}
      value={typed ?? value.toUpperCase()}
      spellCheck={false}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
    />
  )
}

interface ColourPickerProps {
  readonly value: string | null
  /** `is_final` is false during a drag, so that the whole drag is a single undo step. */
  readonly onColour: (colour: string) => void
}

/** Colour field, hue, hex, eyedropper and saved colours. */
export function ColourPicker({ value, onColour }: ColourPickerProps) {
  const text = useText(colourText)
  const shown = value ?? '#3b5bfd'
  // Grey has no hue and black no saturation, so the picker keeps them separately.
  const [kept, setKept] = useState<Hsv>(() => hexToHsv(shown))
  const hsv = hsvToHex(kept) === shown ? kept : hexToHsv(shown)
  const onHsv = (next: Hsv) => {
    setKept(next)
    onColour(hsvToHex(next))
  }
  const onDropper = async () => {
    const colour = await pickColour(() => showToast('info', text.dropperHint, 4))
    if (colour) onColour(colour)
  }
  return (
    <div className={`grid bg-studio-0 rounded-card gap-2.5 p-2.5 ${css.picker}`}>
      <Field hsv={hsv} onHsv={onHsv} />
      <input
        className={`w-full m-0 ${css.hue}`}
        type="range"
        min={0}
        max={359}
        value={Math.round(hsv.h)}
        aria-label={text.hue}
        onChange={(event) => onHsv({ ...hsv, h: Number(event.target.value) })}
      />
      <div className={`flex gap-2 ${css.row}`}>
        <HexBox value={shown} onColour={onColour} />
        <button type="button" aria-label={text.dropper} title={text.dropper} onClick={() => void onDropper()}>
          <StudioIcon name="dropper" size_px={18} />
        </button>
      </div>
      <SavedColours value={value} onPick={onColour} />
    </div>
  )
}
