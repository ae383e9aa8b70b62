import { Input, Modal } from 'antd'
import { useState } from 'react'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import type { VariantField } from './variant-fields.view.ts'
import { variantText } from './variants.text.ts'
import { blankVariant } from './variants.view.ts'

interface SetManyProps {
  /** The colour or size whose row or column is changed. */
  readonly name: string
  readonly field: VariantField
  readonly count: number
  readonly onSet: (value: string) => void
  readonly onClose: () => void
}

/** One value for a whole row or column. */
export function SetManyDialog({ name, field, count, onSet, onClose }: SetManyProps) {
  const text = useText(variantText)
  const [value, setValue] = useState('')
  const is_wrong = value.trim() !== '' && field.parse(value.trim(), blankVariant) === null
  const label = text[`field_${field.key}`]
  return (
    <Modal
      open
      title={fill(text.set_many, { name, field: label })}
      okText={fill(text.set_apply, { count })}
      okButtonProps={{ disabled: is_wrong || value.trim() === '' || count === 0 }}
      onOk={() => onSet(value.trim())}
      onCancel={onClose}
    >
      <Input
        autoFocus
        aria-label={label}
        value={value}
        status={is_wrong ? 'error' : ''}
        placeholder={text[`example_${field.key}`]}
        onChange={(event) => setValue(event.target.value)}
        onPressEnter={() => !is_wrong && value.trim() && onSet(value.trim())}
      />
    </Modal>
  )
}
