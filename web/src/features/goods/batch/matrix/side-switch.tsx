import { Select } from 'antd'
import { useText } from '../../../../shared/text/language.tsx'
import { batchText } from '../batch.text.ts'
import css from './matrix.module.css'
import type { OtherSide } from './sides.view.ts'

interface SwitchProps {
  readonly sides: readonly OtherSide[]
  readonly side: string | null
  readonly onChange: (side: string | null) => void
}

const MAIN = ''

/** Which side of the products the matrix shows; there while rules print more than one. */
export function SideSwitch({ sides, side, onChange }: SwitchProps) {
  const text = useText(batchText)
  if (sides.length === 0) return null
  return (
    <Select
      className={css.sideSwitch ?? ''}
      size="small"
      variant="filled"
      popupMatchSelectWidth={false}
      aria-label={text.side_shown}
      title={text.side_shown}
      value={side ?? MAIN}
      options={[{ value: MAIN, label: text.side_main }, ...sides.map(({ key, name }) => ({ value: key, label: name }))]}
      onChange={(value) => onChange(value === MAIN ? null : value)}
    />
  )
}
