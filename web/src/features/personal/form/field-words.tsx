import type { PersonalField } from '@inkroute/engine/personal/personal-field'
import { Input } from 'antd'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import css from './form.module.css'
import { formText } from './form.text.ts'
import type { BuyerLanguage } from './form.view.ts'
import { Labelled, type RulesProps } from './labelled.tsx'

interface WordsProps extends RulesProps<PersonalField> {
  readonly languages: readonly BuyerLanguage[]
}

/** Name and help of a field in each language of the form. Chinese and English have room, the others a line each. */
export function FieldWords({ field, languages, onChange }: WordsProps) {
  const text = useText(formText)
  const set = (of: 'label' | 'help', code: string, value: string) =>
    onChange({ ...field, [of]: { ...field[of], [code]: value } })
  const word = (of: 'label' | 'help', code: 'zh' | 'en', label: string) => (
    <Labelled label={label}>
      <Input value={field[of][code] ?? ''} maxLength={100} onChange={({ target }) => set(of, code, target.value)} />
    </Labelled>
  )
  return (
    <>
      {word('label', 'zh', text.name_zh)}
      {word('label', 'en', text.name_en)}
      {word('help', 'zh', text.help_zh)}
      {word('help', 'en', text.help_en)}
      {languages.map((code) => (
        <div key={code} className={`grid items-center col-span-full gap-2 ${css.language}`} lang={code}>
          <span>{text[`lang_${code}`]}</span>
          {(['label', 'help'] as const).map((of) => (
            <Input
              key={of}
              value={field[of][code] ?? ''}
              maxLength={100}
              placeholder={field[of].en || field[of].zh || ''}
              aria-label={fill(of === 'label' ? text.name_in : text.help_in, { language: text[`lang_${code}`] })}
              onChange={({ target }) => set(of, code, target.value)}
            />
          ))}
        </div>
      ))}
    </>
  )
}
