import { type PersonalField, wordsIn } from '@inkroute/engine/personal/personal-field'
import { Select } from 'antd'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import css from './form.module.css'
import { formText } from './form.text.ts'

interface ConditionProps {
  readonly field: PersonalField
  /** The fields before it, which are answered first. */
  readonly earlier: readonly PersonalField[]
  readonly onChange: (when: PersonalField['when']) => void
}

const ALWAYS = ''

/** Whether a field is always asked, or only after a certain answer to an earlier one. */
export function Condition({ field, earlier, onChange }: ConditionProps) {
  const text = useText(formText)
  const { language } = useLanguage()
  const usable = earlier.filter(({ kind }) => kind === 'choice' || kind === 'text')
  if (usable.length === 0) return null
  const asked = usable.find(({ id }) => id === field.when?.field_id)
  const options = asked?.kind === 'choice' ? asked.options : []
  const first = (id: string): string[] => {
    const next = usable.find((one) => one.id === id)
    return next?.kind === 'choice' ? next.options.slice(0, 1).map(({ value }) => value) : [text.when_example]
  }
  return (
    <div className={`flex flex-wrap items-center col-span-full gap-2 ${css.condition}`}>
      <span>{text.when}</span>
      <Select
        value={asked?.id ?? ALWAYS}
        aria-label={text.when}
        options={[
          { value: ALWAYS, label: text.when_always },
          ...usable.map(({ id, label }) => ({ value: id, label: wordsIn(label, language) || id })),
        ]}
        onChange={(id: string) => onChange(id === ALWAYS ? null : { field_id: id, is: first(id) })}
      />
      {field.when && asked ? (
        <>
          <span>{text.when_is}</span>
          <Select
            mode={asked.kind === 'choice' ? 'multiple' : 'tags'}
            value={field.when.is}
            aria-label={text.when_is}
            options={options.map(({ value, label }) => ({ value, label: wordsIn(label, language) || value }))}
            onChange={(is: string[]) => (is.length > 0 ? onChange({ field_id: asked.id, is }) : undefined)}
          />
        </>
      ) : null}
    </div>
  )
}
