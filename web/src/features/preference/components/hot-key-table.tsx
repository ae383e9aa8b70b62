import type { HotKeyAction, HotKeyChoice, HotKeyDefault } from '@inkroute/contract/preference/hot-keys'
import { useState } from 'react'
import { findCombination } from '../../../shared/keys/combination.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { preferenceText } from '../preference.text.ts'
import { judge, type Verdict } from '../preference.view.ts'
import { KeyButton } from './key-button.tsx'
import css from './preference.module.css'

interface HotKeyTableProps {
  readonly defaults: readonly (HotKeyDefault & { readonly action: HotKeyAction })[]
  readonly current: readonly HotKeyChoice[]
  readonly is_saving: boolean
  readonly onChange: (choices: readonly HotKeyChoice[]) => void
}

interface Attempt {
  readonly action: HotKeyAction
  readonly key: string
  readonly verdict: Verdict
}

/** All actions with their keys. One row records at a time; combinations are validated before they are sent. */
export function HotKeyTable({ defaults, current, is_saving, onChange }: HotKeyTableProps) {
  const text = useText(preferenceText)
  const { language } = useLanguage()
  const [listening, setListening] = useState<HotKeyAction | null>(null)
  const [attempt, setAttempt] = useState<Attempt | null>(null)
  const getKey = (action: HotKeyAction) => current.find((choice) => choice.action === action)?.key ?? ''
  const propose = (action: HotKeyAction, key: string) => {
    const verdict = judge(action, key, current, language)
    setListening(null)
    setAttempt(verdict.kind === 'fine' ? null : { action, key, verdict })
    if (verdict.kind === 'fine' && key !== getKey(action)) onChange([{ action, key }])
  }
  const swap = ({ action, key }: Attempt, other: HotKeyAction) => {
    setAttempt(null)
    onChange([
      { action, key },
      { action: other, key: getKey(action) },
    ])
  }
  const listen = (action: HotKeyAction, is_on: boolean) => {
    setListening(is_on ? action : null)
    setAttempt(null)
  }
  return (
    <table className={`w-full text-sm border-collapse ${css.keys}`}>
      <thead>
        <tr>
          <th scope="col">{text.action}</th>
          <th scope="col">{text.keys}</th>
          <td />
        </tr>
      </thead>
      <tbody aria-busy={is_saving}>
        {defaults.map(({ action, key: default_key, ...names }) => (
          <tr key={action}>
            <th scope="row">{names[language]}</th>
            <td>
              <KeyButton
                name={names[language]}
                value={getKey(action)}
                is_listening={listening === action}
                onListen={(is_on) => listen(action, is_on)}
                onPress={(press) => {
                  const key = findCombination(press)
                  if (key) propose(action, key)
                }}
              />
              {attempt?.action === action ? <Objection attempt={attempt} onSwap={swap} /> : null}
            </td>
            <td className={css.reset}>
              {getKey(action) === default_key ? null : (
                <button
                  type="button"
                  className={`bare-button text-xs text-action rounded-control px-2 py-1.5 ${css.quiet}`}
                  aria-label={fill(text.reset_one_label, { name: names[language], key: default_key })}
                  onClick={() => propose(action, default_key)}
                >
                  {text.reset_one}
                </button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface ObjectionProps {
  readonly attempt: Attempt
  readonly onSwap: (attempt: Attempt, other: HotKeyAction) => void
}

/** Why the combination was refused, with a way out if there is one. Arrow keys are reserved for moving and cannot be swapped. */
function Objection({ attempt, onSwap }: ObjectionProps) {
  const text = useText(preferenceText)
  const { key, verdict } = attempt
  if (verdict.kind === 'fine') return null
  if (verdict.kind === 'refused') {
    return (
      <p role="alert" className={`text-xs text-danger ${css.problem}`}>
        {key} · {verdict.reason}
      </p>
    )
  }
  return (
    <p role="alert" className={`text-xs text-danger ${css.problem}`}>
      {fill(text.taken, { key, name: verdict.name })}
      <button
        type="button"
        className={`bare-button text-xs text-action rounded-control px-2 py-1.5 ${css.swap}`}
        onClick={() => onSwap(attempt, verdict.by)}
      >
        {text.swap}
      </button>
    </p>
  )
}
