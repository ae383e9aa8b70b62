import type { PageText } from '@inkroute/contract/site/page/blocks'
import { Input } from 'antd'
import { fieldText } from '../../../../shared/content/content.text.ts'
import { useText } from '../../../../shared/text/language.tsx'
import css from './page-desk.module.css'

interface PairInputProps {
  readonly label: string
  readonly lines: number
  /** Emptied in both languages, it is omitted from the block. */
  readonly optional?: boolean
  readonly value?: PageText
  readonly onChange?: (value: PageText | undefined) => void
}

/** One text in both languages, side by side, as a single form value. */
export function PairInput({ label, lines, optional = false, value, onChange }: PairInputProps) {
  const text = useText(fieldText)
  const change = (language: 'zh' | 'en', words: string) => {
    const next = { zh: value?.zh ?? '', en: value?.en ?? '', [language]: words }
    onChange?.(optional && next.zh.trim() === '' && next.en.trim() === '' ? undefined : next)
  }
  return (
    <div className={`grid grid-cols-halves gap-2 ${css.pair}`}>
      {(['zh', 'en'] as const).map((language) => (
        <Input.TextArea
          key={language}
          aria-label={`${label} · ${text[language]}`}
          placeholder={text[language]}
          value={value?.[language] ?? ''}
          autoSize={{ minRows: lines, maxRows: 10 }}
          onChange={(event) => change(language, event.target.value)}
        />
      ))}
    </div>
  )
}

export const isFilledPair = (value: PageText | undefined): boolean =>
  Boolean(value && value.zh.trim() !== '' && value.en.trim() !== '')
