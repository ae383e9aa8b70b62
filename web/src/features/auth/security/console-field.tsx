import { Form, Input, type InputProps } from 'antd'
import { type ReactNode, useId } from 'react'

interface ConsoleFieldProps {
  readonly label: string
  readonly help?: ReactNode
  readonly is_password?: boolean
  readonly input?: Omit<InputProps, 'id' | 'value' | 'onChange' | 'onBlur' | 'name'>
  readonly field: {
    readonly name: string
    readonly value: string
    readonly error: string | null
    readonly onChange: (value: string) => void
    readonly onBlur: () => void
  }
}

/** A console form row: label, control, then help or error. */
export function ConsoleField({ label, help, is_password = false, input, field }: ConsoleFieldProps) {
  const id = useId()
  const Control = is_password ? Input.Password : Input
  return (
    <Form.Item label={label} htmlFor={id} help={field.error ?? help} validateStatus={field.error ? 'error' : ''}>
      <Control
        {...input}
        id={id}
        name={field.name}
        value={field.value}
        aria-invalid={field.error ? true : undefined}
        onChange={(event) => field.onChange(event.target.value)}
        onBlur={field.onBlur}
      />
    </Form.Item>
  )
}
