import * as contract from '@inkroute/contract/product-request/product-request'
import { Button, Modal } from 'antd'
import { useState } from 'react'
import { useSend } from '../../../shared/api/hooks.ts'
import { usePermission } from '../../../shared/session/permission.tsx'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { RowActions } from '../../../shared/ui/table/row-actions.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { requestText } from '../request.text.ts'
import { mayCancel, mayEdit } from '../request.view.ts'

interface ActionsProps {
  readonly application: contract.Application
  readonly onEdit: () => void
  readonly as_links?: boolean
}

/** The actions available for an application. */
export function ApplicationActions({ application, onEdit, as_links = false }: ActionsProps) {
  const text = useText(requestText)
  const [is_asking, setAsking] = useState(false)
  const cancel = useSend(contract.cancelApplication, {
    refetch: [contract.listApplications, contract.getApplication, contract.getApplicationCount],
    onSuccess: () => {
      setAsking(false)
      showToast('success', text.cancelled)
    },
  })
  if (!usePermission('selection.apply:edit')) return null
  const may = { edit: mayEdit(application), cancel: mayCancel(application) }
  return (
    <>
      {as_links ? (
        <RowActions
          actions={[
            may.edit && { key: 'edit', label: text.edit, onClick: onEdit },
            may.cancel && { key: 'cancel', label: text.cancel, is_danger: true, onClick: () => setAsking(true) },
          ]}
        />
      ) : null}
      {!as_links && may.edit ? (
        <Button onClick={onEdit}>{application.status === 'pending' ? text.edit : text.again}</Button>
      ) : null}
      {!as_links && may.cancel ? (
        <Button danger onClick={() => setAsking(true)}>
          {text.cancel}
        </Button>
      ) : null}
      <Modal
        open={is_asking}
        title={fill(text.cancel_title, { name: application.name })}
        okText={text.cancel_do}
        cancelText={text.keep}
        okButtonProps={{ danger: true, loading: cancel.isPending }}
        onOk={() => cancel.mutate({ id: application.id })}
        onCancel={() => setAsking(false)}
      >
        {text.cancel_body}
      </Modal>
    </>
  )
}
