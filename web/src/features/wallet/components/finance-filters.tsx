import { Input, Select } from 'antd'
import { useText } from '../../../shared/text/language.tsx'
import { financeText } from '../finance.text.ts'
import css from './wallet.module.css'

interface FinanceFiltersProps {
  readonly states: readonly { readonly value: string; readonly label: string }[]
  readonly state: string
  readonly keyword: string
  readonly note: string
  readonly onChange: (part: { readonly state?: string; readonly keyword?: string | undefined }) => void
}

export function FinanceFilters({ states, state, keyword, note, onChange }: FinanceFiltersProps) {
  const text = useText(financeText)
  return (
    <div className={css.filters}>
      <Select
        aria-label={text.state}
        style={{ minWidth: 140 }}
        value={state}
        options={[...states, { value: 'all', label: text.all }]}
        onChange={(next) => onChange({ state: next })}
      />
      <Input.Search
        key={keyword}
        aria-label={text.search}
        placeholder={text.search}
        defaultValue={keyword}
        allowClear
        maxLength={60}
        style={{ maxWidth: 280 }}
        onSearch={(next) => onChange({ keyword: next.trim() || undefined })}
      />
      <strong>{note}</strong>
    </div>
  )
}
