import { shareMaterials } from '@inkroute/contract/material/library'
import { Input, Modal } from 'antd'
import { useState } from 'react'
import { useSend } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { dialogText, materialText } from '../material.text.ts'
import css from './screen.module.css'

export function ShareDialog({ ids, onClose }: { ids: readonly number[]; onClose: () => void }) {
  const text = useText(dialogText)
  const words = useText(materialText)
  const [username, setUsername] = useState('')
  const send = useSend(shareMaterials, {
    quiet: true,
    onSuccess: (reply) => {
      showToast('success', fill(text.shared, reply), 4)
      onClose()
    },
  })
  const save = () => {
    if (username.trim()) send.mutate({ ids: ids.slice(0, 500), username: username.trim() })
  }
  return (
    <Modal
      open
      title={fill(text.share_title, { count: Math.min(500, ids.length) })}
      okText={text.share_ok}
      cancelText={words.cancel}
      okButtonProps={{ disabled: !username.trim(), loading: send.isPending }}
      onOk={save}
      onCancel={onClose}
    >
      <div className={css.form}>
        <Input
          autoFocus
          value={username}
          maxLength={60}
          aria-label={text.share_user}
          placeholder={text.share_user}
          status={send.isError ? 'error' : ''}
          onChange={(event) => setUsername(event.target.value)}
          onPressEnter={save}
        />
        {send.isError ? (
          <p role="alert" className={css.bad} style={{ margin: 0 }}>
            {send.error.message}
          </p>
        ) : null}
        <p className={css.note}>{text.share_note}</p>
      </div>
    </Modal>
  )
}
