import { renameMaterials } from '@inkroute/contract/material/library'
import { RenameRule } from '@inkroute/contract/material/rename'
import { Checkbox, Input, InputNumber, Modal, Segmented } from 'antd'
import { useState } from 'react'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { dialogText, materialText } from '../material.text.ts'
import { shownMaterials } from '../use-material-actions.ts'
import css from './screen.module.css'

const kinds = ['prefix', 'suffix', 'number', 'replace'] as const
const blank = { kind: 'prefix' as (typeof kinds)[number], text: '', find: '', start: 1, digits: 3, is_exact: false }
type Draft = typeof blank

/** Number of previewed names. */
const PREVIEWED = 50

function Fields({ draft, onChange }: { draft: Draft; onChange: (part: Partial<Draft>) => void }) {
  const text = useText(dialogText)
  const label = draft.kind === 'replace' ? text.rename_with : text.rename_text
  return (
    <>
      {draft.kind === 'replace' ? (
        <Input
          value={draft.find}
          maxLength={60}
          prefix={text.rename_find}
          aria-label={text.rename_find}
          onChange={(event) => onChange({ find: event.target.value })}
        />
      ) : null}
      <Input
        autoFocus
        value={draft.text}
        maxLength={60}
        prefix={label}
        aria-label={label}
        onChange={(event) => onChange({ text: event.target.value })}
      />
      {draft.kind === 'number' ? (
        <div style={{ display: 'flex', gap: 8 }}>
          <InputNumber
            prefix={text.rename_start}
            aria-label={text.rename_start}
            min={0}
            max={999_999}
            value={draft.start}
            onChange={(start) => onChange({ start: start ?? 1 })}
          />
          <InputNumber
            prefix={text.rename_digits}
            aria-label={text.rename_digits}
            min={1}
            max={6}
            value={draft.digits}
            onChange={(digits) => onChange({ digits: digits ?? 3 })}
          />
        </div>
      ) : null}
      {draft.kind === 'replace' ? (
        <Checkbox checked={draft.is_exact} onChange={(event) => onChange({ is_exact: event.target.checked })}>
          {text.rename_exact}
        </Checkbox>
      ) : null}
    </>
  )
}

/** Renames by rule, with a preview. */
export function RenameDialog({ ids, onClose }: { ids: readonly number[]; onClose: () => void }) {
  const text = useText(dialogText)
  const words = useText(materialText)
  const [draft, setDraft] = useState(blank)
  const change = (part: Partial<Draft>) => setDraft((last) => ({ ...last, ...part }))
  const rule = RenameRule.safeParse(draft)
  const input = {
    ids: ids.slice(0, PREVIEWED),
    rule: rule.data ?? { kind: 'prefix' as const, text: ' ' },
    preview: true,
  }
  const look = useCall(renameMaterials, input, { enabled: rule.success, quiet: true })
  const send = useSend(renameMaterials, {
    refetch: shownMaterials,
    onSuccess: ({ count }) => {
      showToast('success', fill(text.rename_done, { count }))
      onClose()
    },
  })
  const names = rule.success ? (look.data?.names ?? []) : []
  const changes = names.some(({ before, after }) => before !== after)
  const label = {
    prefix: text.rename_prefix,
    suffix: text.rename_suffix,
    number: text.rename_number,
    replace: text.rename_replace,
  }
  return (
    <Modal
      open
      title={fill(text.rename_title, { count: ids.length })}
      okText={fill(text.rename_ok, { count: ids.length })}
      cancelText={words.cancel}
      okButtonProps={{ disabled: !rule.success || !changes, loading: send.isPending }}
      onOk={() => rule.data && send.mutate({ ids: [...ids], rule: rule.data })}
      onCancel={onClose}
    >
      <div className="grid gap-3">
        <Segmented
          block
          options={kinds.map((value) => ({ value, label: label[value] }))}
          value={draft.kind}
          onChange={(kind) => change({ kind })}
        />
        <Fields draft={draft} onChange={change} />
        {names.length > 0 && !changes ? <p className="text-xs text-quiet">{text.rename_same}</p> : null}
        {changes ? (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          <div className={`overflow-y-auto border rounded-control ${css.pairs}`} tabIndex={0}>
            <table className="w-full text-xs border-collapse" aria-label={text.rename_preview}>
              <thead>
                <tr>
                  <th className="sticky top-0 font-medium text-quiet">{text.before}</th>
                  <th className="sticky top-0 font-medium text-quiet">{text.after}</th>
                </tr>
              </thead>
              <tbody>
                {names.map(({ id, before, after }) => (
                  <tr key={id}>
                    <td>{before}</td>
                    <td>{after}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        ) : null}
      </div>
    </Modal>
  )
}
