import { Button, Input, Space } from 'antd'
import { copyText } from '../../../shared/format/copy-text.ts'
import { useText } from '../../../shared/text/language.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { teamText } from '../team.text.ts'
import { passwordFrom } from '../team.view.ts'

interface PasswordInputProps {
  readonly id?: string
  readonly value?: string
  readonly onChange?: (value: string) => void
}

/** A password for somebody else: can be generated and copied, since it has to be handed over. */
export function PasswordInput({ id, value = '', onChange }: PasswordInputProps) {
  const text = useText(teamText)
  const copy = async () => {
    await copyText(value)
    showToast('success', text.copied)
  }
  return (
    <Space.Compact block>
      <Input.Password
        {...(id ? { id } : {})}
        value={value}
        autoComplete="new-password"
        onChange={(event) => onChange?.(event.target.value)}
      />
      <Button onClick={() => onChange?.(passwordFrom(crypto.getRandomValues(new Uint8Array(64))))}>
        {text.generate}
      </Button>
      <Button onClick={() => void copy()} disabled={value === ''}>
        {text.copy}
      </Button>
    </Space.Compact>
  )
}
