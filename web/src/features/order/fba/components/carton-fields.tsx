import { Button, InputNumber } from 'antd'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import type { CartonDraft } from '../cartons.view.ts'
import { problemOf } from '../cartons.view.ts'
import css from '../fba.module.css'
import { fbaText } from '../fba.text.ts'

export interface CartonSku {
  readonly sku_id: number
  readonly name: string
}

interface Props {
  readonly no: number
  readonly carton: CartonDraft
  readonly skus: readonly CartonSku[]
  readonly onChange: (carton: CartonDraft) => void
  readonly onRemove: (() => void) | null
}

const measures = ['length_cm', 'width_cm', 'height_cm', 'weight_kg'] as const

/** One carton: its size, its weight and how many of each SKU lie in it. */
export function CartonFields({ no, carton, skus, onChange, onRemove }: Props) {
  const text = useText(fbaText)
  const problem = problemOf(carton)
  return (
    <fieldset className={css.carton}>
      <legend>{fill(text.box, { no })}</legend>
      <div className={css.measures}>
        {measures.map((name) => (
          <div key={name} className={css.measure}>
            <span className={css.quiet}>{text[name]}</span>
            <InputNumber
              aria-label={`${fill(text.box, { no })} ${text[name]}`}
              min={0.1}
              max={name === 'weight_kg' ? 200 : 300}
              precision={name === 'weight_kg' ? 2 : 1}
              value={carton[name]}
              onChange={(value) => onChange({ ...carton, [name]: value })}
            />
          </div>
        ))}
      </div>
      {skus.map(({ sku_id, name }) => (
        <div key={sku_id} className={css.sku}>
          <span>{name}</span>
          <InputNumber
            aria-label={`${fill(text.box, { no })} ${name}`}
            min={0}
            max={100_000}
            precision={0}
            value={carton.pieces[sku_id] ?? 0}
            onChange={(value) => onChange({ ...carton, pieces: { ...carton.pieces, [sku_id]: value ?? 0 } })}
          />
        </div>
      ))}
      <div className={css.row}>
        {problem ? <span className={css.problem}>{text[`problem_${problem}`]}</span> : null}
        {onRemove ? (
          <Button size="small" onClick={onRemove}>
            {text.remove_box}
          </Button>
        ) : null}
      </div>
    </fieldset>
  )
}
