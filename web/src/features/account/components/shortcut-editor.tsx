import type { RoutePermission } from '@inkroute/contract/account/account'
import { MAX_SHORTCUTS } from '@inkroute/contract/codes'
import { Checkbox, Modal } from 'antd'
import { useState } from 'react'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { useSetFast } from '../account.api.ts'
import { dashboardText } from '../dashboard.text.ts'
import { groupLinks, type LinkGroup } from '../dashboard.view.ts'
import css from './dashboard.module.css'

interface ChoiceProps {
  readonly group: LinkGroup
  readonly chosen: readonly string[]
  readonly onChange: (chosen: string[]) => void
}

function Choices({ group, chosen, onChange }: ChoiceProps) {
  const { language } = useLanguage()
  const toggle = (key: string, on: boolean) => onChange(on ? [...chosen, key] : chosen.filter((one) => one !== key))
  return (
    <fieldset>
      <legend>{group.name[language]}</legend>
      {group.links.map((link) => (
        <Checkbox
          key={link.key}
          checked={chosen.includes(link.key)}
          disabled={!chosen.includes(link.key) && chosen.length >= MAX_SHORTCUTS}
          onChange={(event) => toggle(link.key, event.target.checked)}
        >
          {link.name[language]}
        </Checkbox>
      ))}
    </fieldset>
  )
}

interface EditorProps {
  readonly routes: readonly RoutePermission[]
  readonly fast: readonly string[]
  readonly onClose: () => void
}

export function ShortcutEditor({ routes, fast, onClose }: EditorProps) {
  const text = useText(dashboardText)
  const [chosen, setChosen] = useState<string[]>([...fast])
  const save = useSetFast(() => {
    showToast('success', text.shortcuts_saved)
    onClose()
  })
  return (
    <Modal
      open
      title={text.shortcuts_title}
      okText={text.save}
      cancelText={text.cancel}
      confirmLoading={save.isPending}
      onOk={() => save.mutate({ keys: chosen })}
      onCancel={onClose}
    >
      <p style={{ marginBottom: 16, color: 'var(--color-ink-secondary)' }} aria-live="polite">
        {fill(text.shortcuts_help, { max: MAX_SHORTCUTS, count: chosen.length })}
      </p>
      <div className={`grid overflow-y-auto gap-3 ${css.choices}`}>
        {groupLinks(routes, 'dashboard').map((group) => (
          <Choices key={group.key} group={group} chosen={chosen} onChange={setChosen} />
        ))}
      </div>
    </Modal>
  )
}
