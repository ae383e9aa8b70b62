import * as contract from '@inkroute/contract/identity/identity'
import { Button, Drawer, Form, Input, Tag } from 'antd'
import { useState } from 'react'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useSearchFilter } from '../../../shared/hooks/use-search-filter.ts'
import { OpsLink } from '../../../shared/ops/ops-link.tsx'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import { TabLinks } from '../../../shared/ui/tab-links.tsx'
import { ACTIONS, CardTable } from '../../../shared/ui/table/card-table.tsx'
import { RowActions } from '../../../shared/ui/table/row-actions.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import css from '../identity.module.css'
import { identityText } from '../identity.text.ts'
import { IdentityFacts } from './identity-facts.tsx'

type Row = contract.IdentityForStaff
const PAGE_SIZE = 20
const keys = ['state', 'keyword'] as const
const colors = {
  pending: 'blue',
  approved: 'green',
  refused: 'red',
  withdrawn: 'default',
  replaced: 'default',
}

function useReview(row: Row, onClose: () => void) {
  const text = useText(identityText)
  const [form] = Form.useForm<{ reason?: string }>()
  const send = useSend(contract.reviewIdentity, {
    refetch: [contract.listIdentities],
    onSuccess: (_, { is_approved }) => {
      showToast('success', is_approved ? text.approved_toast : text.refused_toast)
      onClose()
    },
  })
  const review = (is_approved: boolean) => {
    const { reason = '' } = form.getFieldsValue()
    if (!is_approved && reason.trim() === '') {
      form.setFields([{ name: 'reason', errors: [text.reason_needed] }])
      return
    }
    send.mutate({ seller_id: row.seller_id, id: row.id, is_approved, reason })
  }
  return { form, review, is_busy: send.isPending }
}

function ReviewDrawer({ row, onClose }: { readonly row: Row; readonly onClose: () => void }) {
  const text = useText(identityText)
  const { form, review, is_busy } = useReview(row, onClose)
  const is_open = row.state === 'pending'
  return (
    <Drawer
      open
      size={600}
      title={row.name}
      onClose={onClose}
      footer={
        is_open ? (
          <div className={css.foot}>
            <Button danger disabled={is_busy} onClick={() => review(false)}>
              {text.refuse}
            </Button>
            <Button type="primary" loading={is_busy} onClick={() => review(true)}>
              {text.approve}
            </Button>
          </div>
        ) : null
      }
    >
      <IdentityFacts
        one={row}
        extra={[
          [
            text.seller,
            <OpsLink key="seller" kind="seller" id={row.seller_id}>
              {`${row.seller_name} (IR${row.seller_id})`}
            </OpsLink>,
          ],
          [text.states, text[row.state]],
          ...(row.reviewed_by ? [[text.reviewed_by, row.reviewed_by] as const] : []),
          ...(row.reason ? [[text.reason, row.reason] as const] : []),
        ]}
      />
      {is_open ? (
        <Form form={form} layout="vertical" requiredMark={false} style={{ marginTop: 24 }}>
          <Form.Item name="reason" label={text.reason} extra={text.reason_help}>
            <Input.TextArea maxLength={300} showCount rows={3} />
          </Form.Item>
        </Form>
      ) : null}
    </Drawer>
  )
}

function useColumns(onOpen: (row: Row) => void) {
  const text = useText(identityText)
  return [
    {
      title: text.seller,
      render: (_: unknown, row: Row) => (
        <OpsLink kind="seller" id={row.seller_id}>
          {row.seller_name}
        </OpsLink>
      ),
    },
    { title: text.subject, render: (_: unknown, row: Row) => `${text[row.kind]} · ${row.name}` },
    {
      title: text.states,
      width: 110,
      render: (_: unknown, row: Row) => <Tag color={colors[row.state]}>{text[row.state]}</Tag>,
    },
    {
      title: text.handed_in,
      width: 140,
      responsive: ['lg' as const],
      render: (_: unknown, row: Row) => <RelativeTime at={row.created_at} />,
    },
    {
      title: text.action,
      key: ACTIONS,
      width: 100,
      render: (_: unknown, row: Row) => (
        <RowActions
          actions={[
            { key: 'open', label: row.state === 'pending' ? text.review : text.view, onClick: () => onOpen(row) },
          ]}
        />
      ),
    },
  ]
}

/** Staff compare the documents with the entered data. */
export default function OpsIdentityScreen() {
  const text = useText(identityText)
  const { filter, page, setFilter } = useSearchFilter(keys)
  const [opened, setOpened] = useState<Row | null>(null)
  const state =
    filter.state === 'all' ? undefined : (contract.identityStates.find((one) => one === filter.state) ?? 'pending')
  const query = { ...(state ? { state } : {}), ...(filter.keyword ? { keyword: filter.keyword } : {}) }
  const list = useCall(contract.listIdentities, { ...query, page, page_size: PAGE_SIZE }, { quiet: true })
  const columns = useColumns(setOpened)
  const tabs = [...contract.identityStates, 'all' as const].map((key) => {
    const kept = {
      ...(key === 'pending' ? {} : { state: key }),
      ...(filter.keyword ? { keyword: filter.keyword } : {}),
    }
    return { key, to: `?${new URLSearchParams(kept)}`, label: text[key] }
  })
  if (list.isError && !list.data) return <LoadFailed onRetry={() => void list.refetch()} />
  return (
    <div className={css.stack}>
      <PageHeader title={text.ops_title} description={fill(text.ops_description, { count: list.data?.pending ?? 0 })} />
      <div className={css.bar}>
        <TabLinks label={text.states} active={state ?? 'all'} items={tabs} />
        <Input.Search
          key={filter.keyword ?? ''}
          className={css.search ?? ''}
          defaultValue={filter.keyword ?? ''}
          placeholder={text.search}
          aria-label={text.search}
          allowClear
          maxLength={100}
          onSearch={(keyword) => setFilter({ keyword: keyword.trim() || undefined })}
        />
      </div>
      <CardTable<Row>
        wide_label={text.states}
        rowKey={(row) => `${row.seller_id}-${row.id}`}
        columns={columns}
        dataSource={list.data?.data ?? []}
        loading={list.isPending}
        locale={{ emptyText: text.ops_empty }}
        pagination={{
          current: page,
          pageSize: PAGE_SIZE,
          total: list.data?.total ?? 0,
          hideOnSinglePage: true,
          showSizeChanger: false,
          onChange: (next) => setFilter({ page: String(next) }),
        }}
      />
      {opened ? <ReviewDrawer row={opened} onClose={() => setOpened(null)} /> : null}
    </div>
  )
}
