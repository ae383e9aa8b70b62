import * as contract from '@inkroute/contract/shipping/rule'
import { Button, Switch } from 'antd'
import { useSend } from '../../../shared/api/hooks.ts'
import { useDragSort } from '../../../shared/hooks/use-drag-sort.ts'
import { usePermission } from '../../../shared/session/permission.tsx'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { RowActions } from '../../../shared/ui/table/row-actions.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { ruleText } from './rule.text.ts'
import { getConditions } from './rule.view.ts'
import css from './shipping-console.module.css'

type Rule = contract.ShippingRule
const changed = [contract.listShippingRules, contract.tryShippingRules]

function Buttons({
  rule,
  index,
  count,
  onStep,
  onEdit,
}: {
  rule: Rule
  index: number
  count: number
  onStep: (by: -1 | 1) => void
  onEdit: () => void
}) {
  const text = useText(ruleText)
  const remove = useSend(contract.deleteShippingRule, {
    refetch: changed,
    onSuccess: () => showToast('success', text.deleted),
  })
  const { name } = rule
  return (
    <div className={`flex flex-wrap items-center justify-end ${css.buttons}`}>
      <Button
        type="text"
        size="small"
        disabled={index === 0}
        aria-label={fill(text.up, { name })}
        icon={<Icon name="arrow_up" size_px={16} />}
        onClick={() => onStep(-1)}
      />
      <Button
        type="text"
        size="small"
        disabled={index === count - 1}
        aria-label={fill(text.down, { name })}
        icon={<Icon name="chevron_down" size_px={16} />}
        onClick={() => onStep(1)}
      />
      <RowActions
        actions={[
          { key: 'edit', label: text.edit, onClick: onEdit },
          {
            key: 'delete',
            label: text.delete,
            is_danger: true,
            is_busy: remove.isPending,
            confirm: {
              title: fill(text.delete_title, { name }),
              body: text.delete_body,
              ok: text.delete,
              cancel: text.keep,
            },
            onClick: () => remove.mutate({ id: rule.id }),
          },
        ]}
      />
    </div>
  )
}

/** Rules in evaluation order, reordered by dragging or with buttons. */
export function RuleList({
  rules,
  onEdit,
}: {
  readonly rules: readonly Rule[]
  readonly onEdit: (rule: Rule) => void
}) {
  const text = useText(ruleText)
  const { language } = useLanguage()
  const may_edit = usePermission('setting.shipping-rule:edit')
  const enable = useSend(contract.enableShippingRule, { refetch: changed })
  const sort = useSend(contract.sortShippingRules, {
    refetch: changed,
    onSuccess: () => showToast('success', text.sorted),
  })
  const { dragProps, step } = useDragSort(rules, (next) => sort.mutate({ ids: next.map(({ id }) => id) }))
  return (
    <ol className="bare-list grid gap-2">
      {rules.map((rule, index) => (
        <li key={rule.id} className={css.rule} data-off={!rule.is_enabled} {...(may_edit ? dragProps(index) : {})}>
          <span className={css.handle} title={may_edit ? text.drag : undefined}>
            <Icon name="menu" size_px={18} />
          </span>
          <span className="text-quiet text-right">{index + 1}</span>
          <span className={`font-medium ${css.name}`}>{rule.name}</span>
          <span className={css.when}>{getConditions(rule, text, language).join(' · ')}</span>
          <span className={css.uses}>{rule.channel.name}</span>
          <span className={css.switch}>
            <Switch
              checked={rule.is_enabled}
              disabled={!may_edit}
              loading={enable.isPending && enable.variables.id === rule.id}
              aria-label={fill(text.toggle, { name: rule.name })}
              onChange={(is_enabled) => enable.mutate({ id: rule.id, is_enabled })}
            />
          </span>
          {may_edit ? (
            <Buttons
              rule={rule}
              index={index}
              count={rules.length}
              onStep={(by) => step(index, by)}
              onEdit={() => onEdit(rule)}
            />
          ) : null}
        </li>
      ))}
    </ol>
  )
}
