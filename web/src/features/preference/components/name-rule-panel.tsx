import {
  DEFAULT_NAME_RULE,
  nameByRule,
  nameRuleProblem,
  nameRuleProblemTexts,
  nameTokens,
} from '@inkroute/contract/preference/name-rule'
import * as contract from '@inkroute/contract/preference/preference'
import { Button, Input, type InputRef } from 'antd'
import { useId, useRef, useState } from 'react'
import { formatDay } from '../../../shared/format/time.ts'
import { useTimeZone } from '../../../shared/session/use-user.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { useSetting } from '../preference.api.ts'
import { preferenceText } from '../preference.text.ts'
import { insertToken } from '../preference.view.ts'
import css from './preference.module.css'
import { PanelState } from './setting-row.tsx'

/** Three example SKUs named by the current rule. */
function NameExamples({ rule, is_valid }: { rule: string; is_valid: boolean }) {
  const text = useText(preferenceText)
  const date = formatDay(new Date().toISOString(), useTimeZone()).replaceAll('-', '')
  const samples = [
    { product: text.sample_product, colour: text.sample_white, size: 'M', date, seq: '001' },
    { product: text.sample_product, colour: text.sample_black, size: 'XXL', date, seq: '002' },
    { product: text.sample_mug, colour: text.sample_white, size: text.sample_one_size, date, seq: '003' },
  ]
  return (
    <section className={`text-sm bg-paper rounded-card px-5 py-4 ${css.examples}`} aria-live="polite">
      <h3 className="text-xs font-medium text-quiet mb-2">{text.rule_examples}</h3>
      <ul className="bare-list">
        {samples.map((values) => (
          <li key={values.seq}>{is_valid ? nameByRule(rule, values) : '—'}</li>
        ))}
      </ul>
    </section>
  )
}

export function NameRulePanel() {
  const { value, is_failed, retry, write } = useSetting(contract.getNameRule, contract.setNameRule)
  if (!value) return <PanelState is_failed={is_failed} retry={retry} />
  return <RuleEditor kept={value.rule} is_saving={write.isPending} onSave={(rule) => write.mutate({ rule })} />
}

interface RuleEditorProps {
  readonly kept: string
  readonly is_saving: boolean
  readonly onSave: (rule: string) => void
}

/** The rule as text with clickable variables, and a preview on real goods. */
export function RuleEditor({ kept, is_saving, onSave }: RuleEditorProps) {
  const text = useText(preferenceText)
  const { language } = useLanguage()
  const [rule, setRule] = useState(kept)
  const input = useRef<InputRef>(null)
  const [label_id, help_id] = [useId(), useId()]
  const problem = nameRuleProblem(rule)
  const insert = (token: string) => {
    const field = input.current?.input
    const made = insertToken(rule, token, field?.selectionStart ?? rule.length, field?.selectionEnd ?? rule.length)
    setRule(made.rule)
    requestAnimationFrame(() => {
      field?.focus()
      field?.setSelectionRange(made.caret, made.caret)
    })
  }
  return (
    <div className={css.rule}>
      <label htmlFor={label_id}>{text.rule_label}</label>
      <Input
        id={label_id}
        ref={input}
        value={rule}
        aria-describedby={help_id}
        status={problem ? 'error' : ''}
        onChange={(event) => setRule(event.target.value)}
        onPressEnter={() => !problem && rule !== kept && onSave(rule)}
      />
      <p id={help_id} role={problem ? 'alert' : undefined} className={problem ? css.field_problem : css.setting_help}>
        {problem ? nameRuleProblemTexts[problem][language] : text.rule_help}
      </p>
      <div className="flex flex-wrap gap-2 mt-3 mb-1">
        {nameTokens.map(({ token, ...names }) => (
          <Button
            key={token}
            size="small"
            aria-label={fill(text.rule_insert, { name: names[language] })}
            onClick={() => insert(token)}
          >
            {names[language]}
          </Button>
        ))}
      </div>
      <NameExamples rule={rule} is_valid={problem === null} />
      <div className="flex gap-2">
        <Button
          type="primary"
          disabled={problem !== null || rule.trim() === kept}
          loading={is_saving}
          onClick={() => onSave(rule)}
        >
          {text.rule_save}
        </Button>
        <Button disabled={rule === DEFAULT_NAME_RULE} onClick={() => setRule(DEFAULT_NAME_RULE)}>
          {text.rule_default}
        </Button>
      </div>
    </div>
  )
}
