import { useText } from '../../../shared/text/language.tsx'
import { TextField, type TextFieldProps } from '../../../shared/ui/text-field.tsx'
import { authText } from '../auth.text.ts'

export type BoundField = Pick<TextFieldProps, 'name' | 'value' | 'error' | 'onChange' | 'onBlur'>

export function PhoneField(field: BoundField) {
  const text = useText(authText)
  return (
    <TextField
      {...field}
      label={text.phone}
      placeholder={text.phonePlaceholder}
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      maxLength={20}
    />
  )
}
