import { Input, type InputProps } from 'antd'
import { typedAmount } from '../../format/money.ts'

type Props = Omit<InputProps, 'onChange' | 'value'> & {
  readonly value?: string | null | undefined
  readonly onChange?: (value: string) => void
}

/** A field for yuan: accepts digits and one decimal point, typed or pasted. */
export function AmountInput({ value, onChange, ...rest }: Props) {
  return (
    <Input
      prefix="¥"
      inputMode="decimal"
      maxLength={12}
      autoComplete="off"
      {...rest}
      value={value ?? ''}
      onChange={(event) => onChange?.(typedAmount(event.target.value))}
    />
  )
}
