import * as records from '@inkroute/contract/seller-desk/records'
import * as contract from '@inkroute/contract/seller-desk/seller-desk'
import { listSellerViews } from '@inkroute/contract/seller-desk/view'
import { Button, Form, Input, Popconfirm, Tag } from 'antd'
import { Link } from 'react-router'
import { useCall, useSend } from '../../shared/api/hooks.ts'
import { OpsText } from '../../shared/ops/ops-link.tsx'
import { useText } from '../../shared/text/language.tsx'
import { fill } from '../../shared/text/text.ts'
import { Panel } from '../../shared/ui/panel.tsx'
import { RelativeTime } from '../../shared/ui/relative-time.tsx'
import { ACTIONS } from '../../shared/ui/table/card-table.tsx'
import { RowActions } from '../../shared/ui/table/row-actions.tsx'
import { showToast } from '../../shared/ui/toast.ts'
import { PagedTable, pageInput, type TabProps, toPage } from './paged-table.tsx'
import css from './seller-desk.module.css'
import { activityKindText, sellerTabText } from './seller-desk.text.ts'

export function TeamTab(props: TabProps) {
  const text = useText(sellerTabText)
  const { data } = useCall(contract.listSellerTeam, pageInput(props))
  return (
    <PagedTable
      rows={data?.data}
      total={data?.total}
      page={props.page}
      keyOf={(row) => row.id}
      onPage={toPage(props)}
      columns={[
        {
          title: text.name,
          render: (_, row) => (
            <>
              <strong>{row.name || row.username}</strong> {row.is_enabled ? null : <Tag>{text.disabled}</Tag>}
              <div className={css.quiet}>{[row.username, row.phone].filter(Boolean).join(' · ')}</div>
            </>
          ),
        },
        {
          title: text.roles,
          render: (_, row) =>
            row.kind === 'seller' ? (
              <Tag color="blue">{text.owner}</Tag>
            ) : (
              row.roles.map((role) => <Tag key={role}>{role}</Tag>)
            ),
        },
        {
          title: text.last_login,
          width: 140,
          render: (_, row) => (row.last_login_at ? <RelativeTime at={row.last_login_at} /> : text.never),
        },
      ]}
    />
  )
}

export function SessionTab(props: TabProps) {
  const text = useText(sellerTabText)
  const { data } = useCall(contract.listSellerSessions, pageInput(props))
  const end = useSend(contract.endSellerSessions, {
    refetch: [contract.listSellerSessions, contract.getSeller],
    onSuccess: ({ ended }) => showToast('success', fill(text.ended, { count: ended })),
  })
  const id = props.seller_id
  return (
    <div className="grid grid-cols-1 min-w-0 gap-4">
      {data && data.total > 0 ? (
        <div>
          <Popconfirm
            title={text.end_all}
            description={text.end_all_sure}
            okText={text.end_all}
            okButtonProps={{ danger: true }}
            onConfirm={() => end.mutate({ id })}
          >
            <Button danger>{text.end_all}</Button>
          </Popconfirm>
        </div>
      ) : null}
      <PagedTable
        rows={data?.data}
        total={data?.total}
        page={props.page}
        keyOf={(row) => row.id}
        onPage={toPage(props)}
        columns={[
          { title: text.who, dataIndex: 'username' },
          {
            title: text.device,
            render: (_, row) => (
              <>
                <Link to={`/ops/seller?keyword=${encodeURIComponent(row.ip)}`}>{row.ip}</Link>
                <div className={css.quiet} title={row.user_agent}>
                  {row.user_agent.slice(0, 80)}
                </div>
              </>
            ),
          },
          { title: text.last_seen, width: 140, render: (_, row) => <RelativeTime at={row.last_seen_at} /> },
          {
            key: ACTIONS,
            width: 90,
            render: (_, row) => (
              <RowActions
                actions={[{ key: 'end', label: text.end, onClick: () => end.mutate({ id, session_id: row.id }) }]}
              />
            ),
          },
        ]}
      />
    </div>
  )
}

function SendMessage({ id }: { readonly id: number }) {
  const text = useText(sellerTabText)
  const [form] = Form.useForm<{ title: string; body: string }>()
  const send = useSend(records.sendSellerMessage, {
    refetch: [records.listSellerMessages],
    onSuccess: ({ delivered }) => {
      showToast('success', fill(text.sent, { count: delivered }))
      form.resetFields()
    },
  })
  return (
    <Panel title={text.send_title}>
      <Form
        form={form}
        layout="vertical"
        style={{ maxWidth: 560 }}
        onFinish={(values) => send.mutate({ id, ...values })}
      >
        <Form.Item name="title" label={text.message_title} rules={[{ required: true, whitespace: true, min: 2 }]}>
          <Input maxLength={80} />
        </Form.Item>
        <Form.Item name="body" label={text.message_body} rules={[{ required: true, whitespace: true, min: 2 }]}>
          <Input.TextArea rows={3} maxLength={1000} showCount />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={send.isPending}>
          {text.send}
        </Button>
      </Form>
    </Panel>
  )
}

export function MessageTab(props: TabProps) {
  const text = useText(sellerTabText)
  const { data } = useCall(records.listSellerMessages, pageInput(props))
  return (
    <div className="grid grid-cols-1 min-w-0 gap-4">
      <SendMessage id={props.seller_id} />
      <PagedTable
        rows={data?.data}
        total={data?.total}
        page={props.page}
        keyOf={(row) => row.id}
        onPage={toPage(props)}
        columns={[
          {
            title: text.message_title,
            render: (_, row) => (
              <>
                <strong>
                  <OpsText>{row.title}</OpsText>
                </strong>
                <div className={css.quiet}>
                  <OpsText>{row.body}</OpsText>
                </div>
              </>
            ),
          },
          { title: text.recipient, width: 160, dataIndex: 'recipient' },
          { title: text.state, width: 90, render: (_, row) => (row.is_read ? text.read : <Tag>{text.unread}</Tag>) },
          { title: text.time, width: 140, render: (_, row) => <RelativeTime at={row.created_at} /> },
        ]}
      />
    </div>
  )
}

function NoteCard({ id, note }: { readonly id: number; readonly note: contract.SellerNote }) {
  const text = useText(sellerTabText)
  const refetch = [contract.listSellerNotes, contract.getSeller]
  const change = useSend(contract.changeSellerNote, { refetch })
  const remove = useSend(contract.deleteSellerNote, { refetch })
  return (
    <article className={`grid bg-surface border rounded-control gap-2 px-4 py-3 ${css.note}`}>
      <p>
        <OpsText>{note.body}</OpsText>
      </p>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className={css.quiet}>
          {note.is_pinned ? <Tag color="gold">{text.pinned}</Tag> : null}
          {note.author} · <RelativeTime at={note.updated_at} />
        </span>
        <span>
          <Button
            size="small"
            type="link"
            onClick={() => change.mutate({ id, note_id: note.id, is_pinned: !note.is_pinned })}
          >
            {note.is_pinned ? text.unpin : text.pin}
          </Button>
          {note.is_own ? (
            <Popconfirm
              title={text.delete}
              description={text.delete_sure}
              okText={text.delete}
              okButtonProps={{ danger: true }}
              onConfirm={() => remove.mutate({ id, note_id: note.id })}
            >
              <Button size="small" type="link" danger>
                {text.delete}
              </Button>
            </Popconfirm>
          ) : null}
        </span>
      </div>
    </article>
  )
}

export function NoteTab(props: TabProps) {
  const text = useText(sellerTabText)
  const id = props.seller_id
  const [form] = Form.useForm<{ body: string }>()
  const { data } = useCall(contract.listSellerNotes, { id, page: props.page, page_size: 50 })
  const add = useSend(contract.addSellerNote, {
    refetch: [contract.listSellerNotes, contract.getSeller],
    onSuccess: () => form.resetFields(),
  })
  return (
    <div className="grid grid-cols-1 min-w-0 gap-4">
      <Form form={form} onFinish={({ body }) => add.mutate({ id, body })}>
        <Form.Item name="body" rules={[{ required: true, whitespace: true, message: text.note_placeholder }]}>
          <Input.TextArea rows={3} maxLength={2000} aria-label={text.add_note} placeholder={text.note_placeholder} />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={add.isPending}>
          {text.add_note}
        </Button>
      </Form>
      {data?.data.map((note) => (
        <NoteCard key={note.id} id={id} note={note} />
      ))}
      {data?.total === 0 ? <p className={css.quiet}>{text.no_notes}</p> : null}
    </div>
  )
}

function Views({ seller_id }: { readonly seller_id: number }) {
  const text = useText(sellerTabText)
  const { data } = useCall(listSellerViews, { id: seller_id })
  if (!data || data.total === 0) return null
  return (
    <Panel title={text.views_title}>
      <PagedTable
        rows={data.data}
        total={data.data.length}
        page={1}
        keyOf={(row) => row.id}
        onPage={() => {}}
        columns={[
          { title: text.staff, dataIndex: 'staff' },
          { title: text.reason, dataIndex: 'reason' },
          { title: text.started, width: 140, render: (_, row) => <RelativeTime at={row.started_at} /> },
          {
            title: text.ended_at,
            width: 140,
            render: (_, row) => <RelativeTime at={row.ended_at ?? row.expires_at} />,
          },
        ]}
      />
    </Panel>
  )
}

export function ActivityTab(props: TabProps) {
  const text = useText(sellerTabText)
  const kinds = useText(activityKindText)
  const { data } = useCall(records.listSellerActivity, pageInput(props))
  const getWord = (kind: string) => kinds[`activity_${kind}` as keyof typeof activityKindText] ?? kind
  return (
    <div className="grid grid-cols-1 min-w-0 gap-4">
      <Views seller_id={props.seller_id} />
      <Link to={`/ops/audit?subject=seller&subject_id=${props.seller_id}`}>{text.audit}</Link>
      <PagedTable
        rows={data?.data}
        total={data?.total}
        page={props.page}
        keyOf={(row) => row.id}
        onPage={toPage(props)}
        columns={[
          {
            title: text.what,
            render: (_, row) => <OpsText>{[getWord(row.kind), row.subject].filter(Boolean).join(' · ')}</OpsText>,
          },
          { title: text.who, dataIndex: 'username' },
          {
            title: text.device,
            render: (_, row) => (
              <>
                <Link to={`/ops/seller?keyword=${encodeURIComponent(row.ip)}`}>{row.ip}</Link>
                <div className={css.quiet}>{row.user_agent.slice(0, 80)}</div>
              </>
            ),
          },
          { title: text.time, width: 140, render: (_, row) => <RelativeTime at={row.created_at} /> },
        ]}
      />
    </div>
  )
}
