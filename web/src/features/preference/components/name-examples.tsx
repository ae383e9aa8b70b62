import { nameByRule } from '@inkroute/contract/preference/name-rule'
import { formatDay } from '../../../shared/format/time.ts'
import { useTimeZone } from '../../../shared/session/use-user.ts'
import { useText } from '../../../shared/text/language.tsx'
import { preferenceText } from '../preference.text.ts'
import css from './preference.module.css'

/** Three SKUs as they would be named today. */
export function NameExamples({ rule, is_valid }: { rule: string; is_valid: boolean }) {
  const text = useText(preferenceText)
  const date = formatDay(new Date().toISOString(), useTimeZone()).replaceAll('-', '')
  const samples = [
    { product: text.sample_product, colour: text.sample_white, size: 'M', date, seq: '001' },
    { product: text.sample_product, colour: text.sample_black, size: 'XXL', date, seq: '002' },
    { product: text.sample_mug, colour: text.sample_white, size: text.sample_one_size, date, seq: '003' },
  ]
  return (
    <section className={css.examples} aria-live="polite">
      <h3>{text.rule_examples}</h3>
      <ul>
        {samples.map((values) => (
          <li key={values.seq}>{is_valid ? nameByRule(rule, values) : '—'}</li>
        ))}
      </ul>
    </section>
  )
}
