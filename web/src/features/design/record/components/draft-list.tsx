import { type DraftFacts, deleteDraft, listDrafts } from '@inkroute/contract/design/draft'
import { Table, type TableColumnsType } from 'antd'
import { useCall, useSend } from '../../../../shared/api/hooks.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { EmptyState } from '../../../../shared/ui/empty-state.tsx'
import { LoadFailed } from '../../../../shared/ui/load-failed.tsx'
import { RelativeTime } from '../../../../shared/ui/relative-time.tsx'
import { RowActions } from '../../../../shared/ui/table/row-actions.tsx'
import { showToast } from '../../../../shared/ui/toast.ts'
import { designRecordText } from '../record.text.ts'
import { draftLink } from '../record.view.ts'

function DraftActions({ draft }: { draft: DraftFacts }) {
  const text = useText(designRecordText)
  const remove = useSend(deleteDraft, {
    refetch: [listDrafts],
    onSuccess: () => showToast('success', text.draft_deleted),
  })
  return (
    <RowActions
      actions={[
        { key: 'open', label: text.open, to: draftLink(draft.basic_product_id, draft.id) },
        {
          key: 'delete',
          label: text.delete,
          is_danger: true,
          is_busy: remove.isPending,
          confirm: { title: text.delete_draft, body: text.delete_draft_body, ok: text.delete, cancel: text.keep },
          onClick: () => remove.mutate({ id: draft.id }),
        },
      ]}
    />
  )
}

/** Drafts not yet saved as goods. */
export function DraftList() {
  const text = useText(designRecordText)
  const drafts = useCall(listDrafts, {}, { quiet: true })
  const columns: TableColumnsType<DraftFacts> = [
    {
      title: text.design,
      key: 'name',
      render: (_, draft) => (
        <>
          <div className="font-medium wrap-anywhere">
            {draft.name ||
              (draft.product_name ? fill(text.draft_of, { product: draft.product_name }) : text.draft_sheet)}
          </div>
          <div className="text-xs text-quiet">
            {draft.product_code ? `${draft.product_code} · ` : ''}
            {fill(text.saved_by, { user: draft.saved_by })} · <RelativeTime at={draft.saved_at} />
          </div>
        </>
      ),
    },
    { title: text.actions, key: 'actions', width: 200, render: (_, draft) => <DraftActions draft={draft} /> },
  ]
  if (drafts.isError && !drafts.data) return <LoadFailed onRetry={() => void drafts.refetch()} />
  if (drafts.data?.total === 0) return <EmptyState icon="pen" title={text.no_drafts} />
  return (
    <Table
      rowKey="id"
      columns={columns}
      dataSource={drafts.data?.data ?? []}
      loading={drafts.isPending}
      pagination={{ pageSize: 20, hideOnSinglePage: true, showSizeChanger: false }}
    />
  )
}
