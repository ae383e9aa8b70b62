import { Input } from 'antd'
import { useState } from 'react'
import css from './detail.module.css'

interface InlineFieldProps {
  readonly value: string
  readonly label: string
  readonly placeholder?: string
  readonly is_numeric?: boolean
  readonly disabled?: boolean
  /** Resolves when kept; a refusal leaves what was typed, to be mended. */
  readonly onSave: (value: string) => Promise<unknown>
}

/** A cell that can be typed into: Enter or leaving it keeps the value, Escape takes it back. */
export function InlineField({ value, label, placeholder, is_numeric, disabled, onSave }: InlineFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [is_refused, setRefused] = useState(false)
  const keep = async () => {
    if (typed === null || typed.trim() === value) return setTyped(null)
    try {
      await onSave(typed.trim())
      setTyped(null)
      setRefused(false)
    } catch {
      setRefused(true)
    }
  }
  return (
    <Input
      className={is_numeric ? `${css.inline} ${css.numeric}` : (css.inline ?? '')}
      variant={typed === null ? 'borderless' : 'outlined'}
      value={typed ?? value}
      aria-label={label}
      placeholder={placeholder ?? ''}
      disabled={disabled ?? false}
      {...(is_refused ? { status: 'error' as const } : {})}
      onFocus={() => setTyped((now) => now ?? value)}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => void keep()}
      onPressEnter={(event) => event.currentTarget.blur()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        setTyped(null)
        setRefused(false)
      }}
    />
  )
}
