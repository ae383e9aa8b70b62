import type { ImportDetail } from '@inkroute/contract/order-import'
import * as contract from '@inkroute/contract/order-import'
import { Button, Input, Popconfirm, Tag } from 'antd'
import { useState } from 'react'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import css from '../mapping.module.css'
import { importText } from '../order-import.text.ts'

export function useTemplateName({ kind, template_id }: ImportDetail): string | undefined {
  const templates = useCall(contract.listImportTemplates, { kind }, { quiet: true }).data?.data
  return templates?.find(({ id }) => id === template_id)?.name
}

/** Its cross asks first: what columns mean was found out with some work. */
function KeptTemplate({ template: { id, name } }: { template: contract.ImportTemplate }) {
  const text = useText(importText)
  const [is_asking, setAsking] = useState(false)
  const remove = useSend(contract.deleteImportTemplate, { refetch: [contract.listImportTemplates, contract.getImport] })
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
        {name}
      </Tag>
    </Popconfirm>
  )
}

/** Keeps the meaning of these headers under a name; templates fit by themselves when their headers come again. */
export function TemplateTools({ detail }: { detail: ImportDetail }) {
  const text = useText(importText)
  const [name, setName] = useState('')
  const templates = useCall(contract.listImportTemplates, { kind: detail.kind }, { quiet: true }).data?.data ?? []
  const save = useSend(contract.saveImportTemplate, {
    refetch: [contract.listImportTemplates, contract.getImport],
    onSuccess: () => {
      setName('')
      showToast('success', text.template_saved)
    },
  })
  const submit = () => {
    if (name.trim()) save.mutate({ import_id: detail.id, name: name.trim() })
  }
  return (
    <div className={css.template}>
      <div className={css.template_line}>
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
      <p className={css.quiet}>{text.template_hint}</p>
      {templates.length > 0 ? (
        <div className={css.tags}>
          <span className={css.quiet}>{text.templates}</span>
          {templates.map((template) => (
            <KeptTemplate key={template.id} template={template} />
          ))}
        </div>
      ) : null}
    </div>
  )
}
