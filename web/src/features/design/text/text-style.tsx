import type { TextLayer } from '@inkroute/engine/layers/text-layer'
import type { FontFamily } from '@inkroute/engine/text/font/font-catalogue'
import { useState } from 'react'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { ColourField } from '../colour/colour-field.tsx'
import { NumberBox } from '../controls/number-fields.tsx'
import { useFonts } from '../state/font-shelf.ts'
import { editText, type TextChange } from '../words/edit-text.ts'
import {
  fontStyle,
  forgetLetters,
  type LetterStyle,
  partOf,
  shownStyle,
  styleChange,
  useLetters,
} from '../words/letters.ts'
import { textPanelText, weightText } from '../words/text-panel.text.ts'
import { FontPicker } from './font-picker.tsx'
import { familyPart, getGroup, styleInGroup } from './own-families.view.ts'
import { SizeBox } from './size-box.tsx'
import css from './text-panel.module.css'

const aligns = ['left', 'center', 'right', 'justify'] as const

/** Shows a message if a font fails to load. */
export function useTextEdit(layer: TextLayer) {
  const text = useText(textPanelText)
  return (change: TextChange, key: string | null = null) =>
    void editText(layer.id, change, key).then((is_done) => {
      if (!is_done) showToast('error', text.fontFailed)
    })
}

interface ColourBoxProps {
  readonly label: string
  readonly value: string
  /** Changes with the same key are undone together. */
  readonly onValue: (colour: string, key: string) => void
}

export function ColourBox({ label, value, onValue }: ColourBoxProps) {
  return (
    <div className={css.colour}>
      <ColourField label={label} value={value} onColour={(colour, key) => colour && onValue(colour, key)} />
    </div>
  )
}

/** Shows and changes the style of the selected letters, or of the whole text. */
function useLetterStyle(layer: TextLayer) {
  const edit = useTextEdit(layer)
  const part = partOf(layer, useLetters())
  return {
    part,
    shown: shownStyle(layer, part),
    set: (style: LetterStyle, key: string | null = null) => edit(styleChange(layer, part, style), key),
  }
}

/** Says which letters a style is for. */
function LettersNote({ layer }: { layer: TextLayer }) {
  const text = useText(textPanelText)
  const { part } = useLetterStyle(layer)
  if (!part) return layer.text.length > 1 ? <p className="text-studio">{text.lettersHint}</p> : null
  return (
    <div className={`flex flex-wrap items-center justify-between text-xs gap-2 ${css.letters}`} role="status">
      <span>
        {text.letters}
        <b>{layer.text.slice(part.from, part.to).slice(0, 24)}</b>
      </span>
      <button type="button" className={css.plain} onClick={forgetLetters}>
        {text.wholeText}
      </button>
    </div>
  )
}

function FontChooser({ layer }: { layer: TextLayer }) {
  const text = useText(textPanelText)
  const { language } = useLanguage()
  const { shown, set } = useLetterStyle(layer)
  const [is_open, setOpen] = useState(false)
  const families = useFonts((state) => state.catalogue?.families) ?? []
  const group = getGroup(families, shown.family)
  const name = group.find((one) => one.family === shown.family)?.label[language] ?? shown.family
  const pick = (picked: FontFamily) => {
    const style = styleInGroup(getGroup(families, picked.family), shown.weight, shown.is_italic)
    set(style ?? fontStyle(picked, shown.weight))
  }
  return (
    <>
      <button type="button" className={css.chooser} aria-expanded={is_open} onClick={() => setOpen(!is_open)}>
        <span className="text-studio">{text.font}</span>
        <strong className="font-medium">{group.length > 1 ? familyPart(name) : name}</strong>
      </button>
      {is_open ? <FontPicker chosen={shown.family} onPick={pick} /> : null}
    </>
  )
}

function Weights({ layer }: { layer: TextLayer }) {
  const text = useText(textPanelText)
  const names = useText(weightText)
  const { shown, set } = useLetterStyle(layer)
  const families = useFonts((state) => state.catalogue?.families) ?? []
  const group = getGroup(families, shown.family)
  const file = group.length > 1 ? group.find((one) => one.family === shown.family)?.styles[0] : undefined
  const { weight: now, is_italic } = file ?? shown
  const weights = [...new Set(group.flatMap(({ styles }) => styles.map(({ weight }) => weight)))].sort((a, b) => a - b)
  const setWeight = (weight: number) => set(styleInGroup(group, weight, is_italic) ?? { weight })
  const getName = (weight: number) => names[`w${weight}` as keyof typeof names] ?? String(weight)
  return (
    <div className="flex items-end gap-2">
      <label className={`flex-1 min-w-0 ${css.field}`}>
        <span>{text.weight}</span>
        <select value={now} onChange={(event) => setWeight(Number(event.target.value))}>
          {(weights.length > 0 ? weights : [now]).map((weight) => (
            <option key={weight} value={weight}>
              {getName(weight)} {weight}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className={css.toggle}
        aria-pressed={is_italic}
        onClick={() => set(styleInGroup(group, now, !is_italic) ?? { is_italic: !is_italic })}
      >
        {text.italic}
      </button>
      <button
        type="button"
        className={css.toggle}
        aria-pressed={shown.is_underlined}
        disabled={layer.is_vertical}
        onClick={() => set({ is_underlined: !shown.is_underlined })}
      >
        {text.underline}
      </button>
    </div>
  )
}

/** Font, size, colour and alignment. */
export function TextStyle({ layer }: { layer: TextLayer }) {
  const text = useText(textPanelText)
  const edit = useTextEdit(layer)
  const { shown, set } = useLetterStyle(layer)
  return (
    <fieldset className="flex flex-col min-w-0 border-0 gap-2 p-0 m-0" disabled={layer.is_locked}>
      <LettersNote layer={layer} />
      <FontChooser layer={layer} />
      <Weights layer={layer} />
      <div className="grid items-end grid-cols-halves gap-2">
        <SizeBox size={shown.size} onSize={(size) => set({ size })} />
        <ColourBox label={text.fill} value={shown.fill ?? '#17202e'} onValue={(fill, key) => set({ fill }, key)} />
        <NumberBox
          label={text.spacing}
          value={layer.letter_spacing_em * 100}
          min={-50}
          max={500}
          onValue={(value) => edit({ letter_spacing_em: value / 100 })}
        />
        <NumberBox
          label={text.lineHeight}
          value={layer.line_height_em * 100}
          min={50}
          max={500}
          onValue={(value) => edit({ line_height_em: value / 100 })}
        />
      </div>
      <fieldset className={`grid border-0 gap-1 p-0 m-0 ${css.segments}`}>
        <legend className={`absolute overflow-hidden ${css.hidden}`}>{text.align}</legend>
        {aligns.map((align) => (
          <button key={align} type="button" aria-pressed={layer.align === align} onClick={() => edit({ align })}>
            {text[align]}
          </button>
        ))}
      </fieldset>
    </fieldset>
  )
}
