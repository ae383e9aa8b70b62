import { dayToken } from '@inkroute/contract/goods/name'
import { batchNameProblem, batchTokens, MAX_BATCH_NAME_RULE } from '@inkroute/engine/batch/batch-name'
import { Checkbox, Input } from 'antd'
import { useTimeZone } from '../../../../shared/session/use-user.ts'
import { useLanguage, useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { change, useBatch } from '../state/batch-store.ts'
import { exampleName } from '../state/plan.view.ts'
import { rulesText } from './picture/rules.text.ts'
import css from './rules.module.css'

const none: readonly string[] = []

/** How goods are called, with the first name as it will be. */
export function NameEditor() {
  const text = useText(rulesText)
  const { language } = useLanguage()
  const setup = useBatch()
  const time_zone = useTimeZone()
  const columns = setup.sheet?.columns ?? none
  const problem = batchNameProblem(setup.name_rule, columns)
  const tokens = [
    ...batchTokens.map((one) => ({ token: one.token as string, label: one[language] })),
    ...columns.map((column) => ({ token: column, label: column })),
  ]
  return (
    <div className={`grid gap-3 ${css.block}`}>
      <Input
        aria-label={text.name_rule}
        value={setup.name_rule}
        maxLength={MAX_BATCH_NAME_RULE}
        status={problem ? 'error' : ''}
        onChange={({ target }) => change({ name_rule: target.value })}
      />
      <span className={`flex flex-wrap gap-1 ${css.tokens}`}>
        {tokens.map(({ token, label }) => (
          <button
            className="text-xs text-quiet cursor-pointer bg-none rounded-sm"
            key={token}
            type="button"
            onClick={() => change({ name_rule: `${setup.name_rule} {${token}}`.trim() })}
          >
            {label}
          </button>
        ))}
      </span>
      <p className={css.quiet} role="status">
        {problem
          ? text.name_bad
          : fill(text.name_example, { name: exampleName(setup, dayToken(new Date(), time_zone)) || '—' })}
      </p>
      <div className={`grid items-center gap-2 ${css.rowField}`}>
        <span>{text.price}</span>
        <Input
          size="small"
          inputMode="decimal"
          aria-label={text.price}
          value={setup.price}
          placeholder={text.price_hint}
          onChange={({ target }) => change({ price: target.value.replace(/[^\d.]/g, '') })}
        />
      </div>
    </div>
  )
}

export function OptionEditor() {
  const text = useText(rulesText)
  const { duplicates, skip_low_resolution, notify_when_done } = useBatch()
  return (
    <div className={`grid gap-3 ${css.block}`}>
      <Checkbox
        checked={duplicates === 'skip'}
        onChange={({ target }) => change({ duplicates: target.checked ? 'skip' : 'make' })}
      >
        {text.skip_repeat}
      </Checkbox>
      <Checkbox
        checked={skip_low_resolution}
        onChange={({ target }) => change({ skip_low_resolution: target.checked })}
      >
        {text.skip_coarse}
      </Checkbox>
      <Checkbox checked={notify_when_done} onChange={({ target }) => change({ notify_when_done: target.checked })}>
        {text.notify}
      </Checkbox>
    </div>
  )
}
