import * as contract from '@inkroute/contract/identity/identity'
import { Alert, Button, Popconfirm, Skeleton, Tag } from 'antd'
import { useState } from 'react'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { identityText } from '../identity.text.ts'
import { IdentityFacts } from './identity-facts.tsx'
import { IdentityForm, type PictureField } from './identity-form.tsx'

function Withdraw() {
  const text = useText(identityText)
  const send = useSend(contract.withdrawIdentity, {
    refetch: [contract.getIdentity],
    onSuccess: () => showToast('success', text.withdrawn_toast),
  })
  return (
    <Popconfirm
      title={text.withdraw_title}
      description={text.withdraw_body}
      okText={text.withdraw}
      cancelText={text.keep}
      onConfirm={() => send.mutate({})}
    >
      <Button loading={send.isPending}>{text.withdraw}</Button>
    </Popconfirm>
  )
}

/** Identity verification of the seller: its state, pending submissions, and the form. */
export function IdentityScreen({ picture_field }: { readonly picture_field: PictureField }) {
  const text = useText(identityText)
  const [is_open, setOpen] = useState(false)
  const found = useCall(contract.getIdentity, {}, { quiet: true })
  if (found.isError && !found.data) return <LoadFailed onRetry={() => void found.refetch()} />
  if (!found.data) return <Skeleton active paragraph={{ rows: 8 }} />
  const { verified, latest } = found.data
  const is_waiting = latest?.state === 'pending'
  const is_form = !is_waiting && (is_open || !verified)
  const renew = verified && !is_waiting && !is_open
  return (
    <div className="grid grid-cols-1 min-w-0 gap-4">
      <PageHeader
        description={text.description}
        actions={renew ? <Button onClick={() => setOpen(true)}>{text.renew}</Button> : null}
      />
      {verified ? (
        <Panel title={text.current} extra={<Tag color="green">{text.verified}</Tag>}>
          <IdentityFacts one={verified} />
        </Panel>
      ) : null}
      {is_waiting ? (
        <Panel title={text.waiting} extra={<Withdraw />}>
          <IdentityFacts one={latest} extra={[[text.states, <Tag key="state">{text.pending}</Tag>]]} />
          <p className="text-quiet mt-3">{text.waiting_note}</p>
        </Panel>
      ) : null}
      {latest?.state === 'refused' ? (
        <Alert type="warning" showIcon title={fill(text.refused_note, { reason: latest.reason })} />
      ) : null}
      {is_form ? (
        <Panel title={text.begin}>
          {verified ? <p className="text-quiet mt-3">{text.renew_note}</p> : null}
          <IdentityForm
            field={picture_field}
            onCancel={verified ? () => setOpen(false) : undefined}
            onDone={() => setOpen(false)}
          />
        </Panel>
      ) : null}
    </div>
  )
}
