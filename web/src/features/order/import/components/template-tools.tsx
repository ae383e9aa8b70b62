import { getImport, type ImportDetail } from '@inkroute/contract/order/import/import'
import * as contract from '@inkroute/contract/order/import/template'
import { Button, Input, Popconfirm, Tag } from 'antd'
import { useRef, useState } from 'react'
import { useCall, useSend } from '../../../../shared/api/hooks.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { showToast } from '../../../../shared/ui/toast.ts'
import { importText } from '../import.text.ts'
import css from '../mapping.module.css'

export function useTemplateName({ kind, template_id }: ImportDetail): string | undefined {
  const templates = useCall(contract.listImportTemplates, { kind }, { quiet: true }).data?.data
  return templates?.find(({ id }) => id === template_id)?.name
}

interface NameFieldProps {
  readonly template: contract.ImportTemplate
  readonly onDone: () => void
}

/** Enter or leaving keeps the name, Escape the old one; a name that is taken stays to be changed. */
function NameField({ template: { id, name }, onDone }: NameFieldProps) {
  const text = useText(importText)
  const [draft, setDraft] = useState(name)
  const is_over = useRef(false)
  const rename = useSend(contract.renameImportTemplate, {
    refetch: [contract.listImportTemplates],
    onSuccess: () => {
      showToast('success', text.template_renamed)
      onDone()
    },
    onError: () => {
      is_over.current = false
    },
  })
  const end = (keeps: boolean) => {
    if (is_over.current) return
    is_over.current = true
    const next = draft.trim()
    if (keeps && next !== '' && next !== name) rename.mutate({ id, name: next })
    else onDone()
  }
  return (
    <Input
      autoFocus
      size="small"
      className={css.template_field ?? ''}
      value={draft}
      maxLength={60}
      disabled={rename.isPending}
      aria-label={fill(text.template_rename, { name })}
      onChange={(event) => setDraft(event.target.value)}
      onPressEnter={() => end(true)}
      onBlur={() => end(true)}
      onKeyDown={(event) => event.key === 'Escape' && end(false)}
    />
  )
}

/** Asks before deleting, since mapping columns takes work. */
function KeptTemplate({ template }: { template: contract.ImportTemplate }) {
  const { id, name } = template
  const text = useText(importText)
  const [is_asking, setAsking] = useState(false)
  const remove = useSend(contract.deleteImportTemplate, { refetch: [contract.listImportTemplates, getImport] })
  const [is_naming, setNaming] = useState(false)
  if (is_naming) return <NameField template={template} onDone={() => setNaming(false)} />
  return (
    <Popconfirm
      open={is_asking}
      onOpenChange={(is_open) => !is_open && setAsking(false)}
      title={fill(text.template_delete, { name })}
      description={text.template_delete_hint}
      okText={text.remove}
      cancelText={text.keep}
      onConfirm={() => remove.mutateAsync({ id }).catch(() => {})}
    >
      <Tag
        closable={{ 'aria-label': fill(text.template_delete, { name }) }}
        onClose={(event) => {
          event.preventDefault()
          setAsking(true)
        }}
      >
        <button
          type="button"
          className={`inline-flex items-center text-inherit bg-none border-0 gap-1 p-0 ${css.template_button}`}
          title={fill(text.template_rename, { name })}
          aria-label={fill(text.template_rename, { name })}
          onClick={() => setNaming(true)}
        >
          {name}
        </button>
      </Tag>
    </Popconfirm>
  )
}

/** Saves the mapping as a template, which is applied automatically to files with the same headers. */
export function TemplateTools({ detail }: { detail: ImportDetail }) {
  const text = useText(importText)
  const [name, setName] = useState('')
  const templates = useCall(contract.listImportTemplates, { kind: detail.kind }, { quiet: true }).data?.data ?? []
  const save = useSend(contract.saveImportTemplate, {
    refetch: [contract.listImportTemplates, getImport],
    onSuccess: () => {
      setName('')
      showToast('success', text.template_saved)
    },
  })
  const submit = () => {
    if (name.trim()) save.mutate({ import_id: detail.id, name: name.trim() })
  }
  return (
    <div className="grid w-full border-t gap-2 pt-4">
      <div className={`flex flex-wrap items-center gap-2 ${css.template_line}`}>
        <Input
          value={name}
          maxLength={60}
          placeholder={text.template_name}
          aria-label={text.template_name}
          onChange={(event) => setName(event.target.value)}
          onPressEnter={submit}
        />
        <Button disabled={!name.trim()} loading={save.isPending} onClick={submit}>
          {text.save_template}
        </Button>
      </div>
      <p className="text-sm text-quiet">{text.template_hint}</p>
      {templates.length > 0 ? (
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-sm text-quiet">{text.templates}</span>
          {templates.map((template) => (
            <KeptTemplate key={template.id} template={template} />
          ))}
        </div>
      ) : null}
    </div>
  )
}
