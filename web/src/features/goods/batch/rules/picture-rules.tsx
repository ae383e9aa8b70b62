import type { Adjust } from '@inkroute/engine/layers/adjust'
import { Checkbox, ColorPicker, Select, Slider } from 'antd'
import { useText } from '../../../../shared/text/language.tsx'
import { lookText } from '../../../../shared/text/look.text.ts'
import {
  changedAdjust,
  effectNames,
  firstBorder,
  type LookChoice,
  lightNames,
  lookChoices,
  lookOf,
  MOST_BORDER_PX,
  withLook,
} from './picture-rules.view.ts'
import type { FaceProps } from './placement-editor.tsx'
import css from './rules.module.css'
import { rulesText } from './rules.text.ts'

/** As much as the print needs, no more. */
const MOST_TIMES = 4

interface PartProps {
  readonly adjust: Adjust | undefined
  readonly change: (part: Partial<Adjust>) => void
}

/** A line around everything visible, as stickers have. */
function Border({ adjust, change }: PartProps) {
  const text = useText(rulesText)
  const border = adjust?.border
  return (
    <>
      <Checkbox
        checked={border !== undefined}
        onChange={({ target }) => change({ border: target.checked ? firstBorder : undefined })}
      >
        {text.border}
      </Checkbox>
      {border ? (
        <div className={css.rowField}>
          <ColorPicker
            size="small"
            disabledAlpha
            aria-label={text.border_colour}
            value={border.colour}
            onChangeComplete={(colour) => change({ border: { ...border, colour: colour.toHexString().slice(0, 7) } })}
          />
          <Slider
            min={1}
            max={MOST_BORDER_PX}
            value={border.width}
            ariaLabelForHandle={text.border_width}
            onChange={(width) => change({ border: { ...border, width } })}
          />
        </div>
      ) : null}
    </>
  )
}

function Light({ adjust, change }: PartProps) {
  const text = useText(rulesText)
  const is_used = lightNames.some((name) => adjust?.[name])
  return (
    <details className={css.light} open={is_used || undefined}>
      <summary>{text.light}</summary>
      {lightNames.map((name) => (
        <div key={name} className={css.field}>
          <span>{text[name]}</span>
          <Slider
            min={-100}
            max={100}
            value={adjust?.[name] ?? 0}
            ariaLabelForHandle={text[name]}
            onChange={(value) => change({ [name]: value })}
          />
        </div>
      ))}
    </details>
  )
}

/** What is done to all pictures of the run: look, light, border and upscaling. Borders and dots need single pictures. */
export function PictureRules({ rule, onChange }: FaceProps) {
  const text = useText(rulesText)
  const names = useText(lookText)
  const { adjust } = rule
  const is_tiled = rule.mode === 'tile'
  const set = (next: Adjust | undefined) => {
    const { adjust: _before, ...rest } = rule
    onChange(next ? { ...rest, adjust: next } : rest)
  }
  const change = (part: Partial<Adjust>) => set(changedAdjust(adjust, part))
  const effects = effectNames.filter((name) => !is_tiled || name === 'duotone')
  return (
    <div className={css.field}>
      <span>{text.look}</span>
      <Select<LookChoice>
        size="small"
        aria-label={text.look}
        value={lookOf(adjust)}
        options={[
          { value: '', label: text.look_none },
          ...lookChoices.map((value) => ({ value, label: names[value as keyof typeof names] })),
          ...effects.map((value) => ({ value, label: text[`look_${value}`] })),
        ]}
        onChange={(choice) => set(withLook(adjust, choice))}
      />
      <Checkbox
        checked={adjust?.enlarge !== undefined}
        onChange={({ target }) => change({ enlarge: target.checked ? MOST_TIMES : undefined })}
      >
        {text.enlarge}
      </Checkbox>
      {is_tiled ? null : <Border adjust={adjust} change={change} />}
      <Light adjust={adjust} change={change} />
    </div>
  )
}
