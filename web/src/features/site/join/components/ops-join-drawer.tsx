import { joinCapabilities, joinVolumes } from '@inkroute/contract/site/join/fields'
import * as contract from '@inkroute/contract/site/join/join'
import { Button, Descriptions, Drawer, Form, Input, Radio } from 'antd'
import { useSend } from '../../../../shared/api/hooks.ts'
import { useLanguage, useText } from '../../../../shared/text/language.tsx'
import { RelativeTime } from '../../../../shared/ui/relative-time.tsx'
import { showToast } from '../../../../shared/ui/toast.ts'
import { opsJoinText } from '../ops-join.text.ts'
import css from './ops-join.module.css'

const states = ['new', 'contacted', 'accepted', 'refused'] as const

function Facts({ row }: { row: contract.JoinRow }) {
  const text = useText(opsJoinText)
  const { language } = useLanguage()
  const named = row.capabilities.map((id) => joinCapabilities[row.kind].find((one) => one.id === id)?.[language] ?? id)
  return (
    <Descriptions
      column={1}
      size="small"
      items={[
        { key: 'kind', label: text.kind, children: text[row.kind] },
        {
          key: 'contact',
          label: text.contact,
          children: (
            <span>
              {row.contact} · {row.phone} · <a href={`mailto:${row.email}`}>{row.email}</a>
            </span>
          ),
        },
        { key: 'region', label: text.region, children: row.region },
        {
          key: 'volume',
          label: text.volume,
          children: joinVolumes.find((one) => one.id === row.volume)?.[language] ?? row.volume,
        },
        { key: 'capabilities', label: text.capabilities, children: named.join(language === 'zh' ? '、' : ', ') },
        { key: 'text', label: text.text, children: <span className={css.text}>{row.text}</span> },
        { key: 'when', label: text.when, children: <RelativeTime at={row.created_at} /> },
        ...(row.handled_by ? [{ key: 'by', label: text.handled_by, children: row.handled_by }] : []),
      ]}
    />
  )
}

export function OpsJoinDrawer({ row, onClose }: { row: contract.JoinRow; onClose: () => void }) {
  const text = useText(opsJoinText)
  const send = useSend(contract.handleJoin, {
    refetch: [contract.listJoins, contract.countWaiting],
    onSuccess: () => {
      showToast('success', text.saved)
      onClose()
    },
  })
  return (
    <Drawer open size={560} title={`${row.reference} · ${row.company}`} onClose={onClose}>
      <Facts row={row} />
      <Form
        layout="vertical"
        className={css.handle ?? ''}
        initialValues={{ state: row.state, note: row.note }}
        onFinish={(change: { state: contract.JoinState; note: string }) => send.mutate({ id: row.id, ...change })}
      >
        <Form.Item name="state" label={text.state}>
          <Radio.Group optionType="button" options={states.map((one) => ({ value: one, label: text[one] }))} />
        </Form.Item>
        <Form.Item name="note" label={text.note} extra={text.note_help}>
          <Input.TextArea maxLength={1000} autoSize={{ minRows: 3, maxRows: 8 }} />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={send.isPending}>
          {text.save}
        </Button>
      </Form>
    </Drawer>
  )
}
