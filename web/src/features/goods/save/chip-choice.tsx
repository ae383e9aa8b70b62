import { useId } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import css from './save.module.css'
import { saveText } from './save.text.ts'
import { toggled } from './save.view.ts'

interface Chip {
  readonly id: number
  readonly name: string
  readonly hex?: string
}

interface ChipChoiceProps {
  readonly label: string
  readonly options: readonly Chip[]
  readonly chosen: readonly number[]
  /** What stands on the canvas now. */
  readonly current_id: number
  readonly onChange: (ids: number[]) => void
}

/** Colours or sizes to choose among, with the two choices sellers mostly make. */
export function ChipChoice({ label, options, chosen, current_id, onChange }: ChipChoiceProps) {
  const text = useText(saveText)
  const id = useId()
  return (
    <fieldset className={css.choice} aria-labelledby={id}>
      <div className={css.choiceHead}>
        <span id={id} className={css.legend}>
          {label}
        </span>
        <span className={css.count}>{fill(text.chosen_of, { chosen: chosen.length, total: options.length })}</span>
        <button type="button" onClick={() => onChange(options.map((option) => option.id))}>
          {text.all}
        </button>
        <button type="button" onClick={() => onChange([current_id])}>
          {text.only_current}
        </button>
      </div>
      <div className={css.chips}>
        {options.map((option) => (
          <button
            key={option.id}
            type="button"
            className={css.chip}
            aria-pressed={chosen.includes(option.id)}
            onClick={() => onChange(toggled(chosen, option.id))}
          >
            {option.hex ? <i style={{ background: option.hex }} /> : null}
            {option.name}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
