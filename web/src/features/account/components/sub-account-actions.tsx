import { Modal } from 'antd'
import { useState } from 'react'
import { usePermission } from '../../../shared/session/permission.tsx'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { RowActions } from '../../../shared/ui/table/row-actions.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { type SubAccount, useSetEnabled } from '../team.api.ts'
import { teamText } from '../team.text.ts'
import { ResetPasswordModal } from './reset-password-modal.tsx'

function DisableModal({ account, onClose }: { account: SubAccount; onClose: () => void }) {
  const text = useText(teamText)
  const name = account.display_name
  const send = useSetEnabled({
    onSuccess: () => {
      showToast('success', fill(text.disabled_done, { name }))
      onClose()
    },
  })
  return (
    <Modal
      open
      title={fill(text.disable_title, { name })}
      okText={text.disable_ok}
      okButtonProps={{ danger: true }}
      cancelText={text.cancel}
      confirmLoading={send.isPending}
      onOk={() => send.mutate({ id: account.id, is_enabled: false })}
      onCancel={onClose}
    >
      {text.disable_body}
    </Modal>
  )
}

type Open = 'none' | 'reset' | 'disable'

export function SubAccountActions({ account, onEdit }: { account: SubAccount; onEdit: () => void }) {
  const text = useText(teamText)
  const may_edit = usePermission('setting.role:edit')
  const may_disable = usePermission('setting.role:disable')
  const [open, setOpen] = useState<Open>('none')
  const close = () => setOpen('none')
  const name = account.display_name
  const enable = useSetEnabled({ onSuccess: () => showToast('success', fill(text.enabled_done, { name })) })
  const locked = account.can_edit ? {} : { refusal: text.locked }
  const change = { key: 'enable', label: text.enable, is_busy: enable.isPending, ...locked }
  return (
    <>
      <RowActions
        more_name={fill(text.more_actions, { name })}
        actions={[
          may_edit && { key: 'edit', label: text.edit, ...locked, onClick: onEdit },
          may_edit && { key: 'reset', label: text.reset_password, ...locked, onClick: () => setOpen('reset') },
          may_disable &&
            (account.is_enabled
              ? { key: 'disable', label: text.disable, is_danger: true, ...locked, onClick: () => setOpen('disable') }
              : { ...change, onClick: () => enable.mutate({ id: account.id, is_enabled: true }) }),
        ]}
      />
      {open === 'reset' ? <ResetPasswordModal account={account} onClose={close} /> : null}
      {open === 'disable' ? <DisableModal account={account} onClose={close} /> : null}
    </>
  )
}
