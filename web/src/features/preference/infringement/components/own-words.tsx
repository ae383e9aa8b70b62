import * as contract from '@inkroute/contract/preference/infringement'
import { Button, Form, Input, Modal } from 'antd'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCall, useSend } from '../../../../shared/api/hooks.ts'
import { usePermission } from '../../../../shared/session/permission.tsx'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { EmptyState } from '../../../../shared/ui/empty-state.tsx'
import { LoadFailed } from '../../../../shared/ui/load-failed.tsx'
import { RelativeTime } from '../../../../shared/ui/relative-time.tsx'
import { ACTIONS, CardTable } from '../../../../shared/ui/table/card-table.tsx'
import { RowActions } from '../../../../shared/ui/table/row-actions.tsx'
import { showToast } from '../../../../shared/ui/toast.ts'
import { infringementText } from '../infringement.text.ts'

const PAGE_SIZE = 50
const refetch = [contract.listInfringementWords, contract.listAllInfringementWords, contract.listTortGoods]

/** Splits pasted text at line breaks and at Chinese or Western commas. */
const getWords = (pasted: string): string[] => pasted.split(/[\n,，;；]+/).flatMap((word) => word.trim() || [])

function AddModal({ onClose }: { readonly onClose: () => void }) {
  const text = useText(infringementText)
  const [form] = Form.useForm<{ words: string; note: string }>()
  const add = useSend(contract.addInfringementWords, {
    refetch,
    onSuccess: (counts) => {
      showToast('success', fill(text.added, counts))
      onClose()
    },
  })
  return (
    <Modal
      open
      title={text.add}
      okText={text.save}
      cancelText={text.cancel}
      okButtonProps={{ loading: add.isPending }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ words: '', note: '' }}
        onFinish={({ words, note }) => add.mutate({ words: getWords(words), note })}
      >
        <Form.Item
          name="words"
          label={text.words}
          extra={text.add_hint}
          rules={[{ required: true, whitespace: true, message: text.required }]}
        >
          <Input.TextArea rows={6} autoFocus />
        </Form.Item>
        <Form.Item name="note" label={text.note} extra={text.note_hint}>
          <Input maxLength={100} />
        </Form.Item>
      </Form>
    </Modal>
  )
}

interface TableProps {
  readonly rows: readonly contract.TortWord[]
  readonly total: number
  readonly page: number
  readonly is_loading: boolean
  readonly may_edit: boolean
  readonly chosen: readonly number[]
  readonly onChoose: (ids: number[]) => void
  readonly onRemove: (id: number) => void
  readonly onPage: (page: number) => void
}

function WordTable({ rows, total, page, is_loading, may_edit, chosen, onChoose, onRemove, onPage }: TableProps) {
  const text = useText(infringementText)
  const removal = (_: unknown, { id, word }: contract.TortWord) => (
    <RowActions
      actions={[
        {
          key: 'remove',
          label: text.remove,
          name: fill(text.remove_of, { word }),
          is_danger: true,
          onClick: () => onRemove(id),
        },
      ]}
    />
  )
  return (
    <CardTable
      rowKey="id"
      size="middle"
      loading={is_loading}
      dataSource={[...rows]}
      locale={{ emptyText: text.empty_found }}
      {...(may_edit
        ? { rowSelection: { selectedRowKeys: [...chosen], onChange: (keys) => onChoose(keys.map(Number)) } }
        : {})}
      pagination={{
        current: page,
        pageSize: PAGE_SIZE,
        total,
        hideOnSinglePage: true,
        showSizeChanger: false,
        onChange: onPage,
      }}
      columns={[
        { title: text.words, dataIndex: 'word' },
        { title: text.note, dataIndex: 'note' },
        { title: text.created, dataIndex: 'created_at', render: (at: string) => <RelativeTime at={at} /> },
        ...(may_edit ? [{ key: ACTIONS, render: removal }] : []),
      ]}
    />
  )
}

/** The seller's own list. Search and page are in the URL. */
export function OwnWords() {
  const text = useText(infringementText)
  const may_edit = usePermission('setting.tort:edit')
  const [search, setSearch] = useSearchParams()
  const [keyword, page] = [search.get('keyword') ?? '', Number(search.get('page')) || 1]
  const [chosen, setChosen] = useState<number[]>([])
  const [is_adding, setAdding] = useState(false)
  const found = useCall(contract.listInfringementWords, { keyword, page, page_size: PAGE_SIZE }, { quiet: true })
  const remove = useSend(contract.deleteInfringementWords, {
    refetch,
    onSuccess: ({ deleted }) => {
      setChosen([])
      showToast('success', fill(text.removed, { count: deleted }))
    },
  })
  if (found.isError) return <LoadFailed onRetry={() => void found.refetch()} />
  const add = may_edit ? (
    <Button type="primary" onClick={() => setAdding(true)}>
      {text.add}
    </Button>
  ) : null
  const is_bare = found.data?.total === 0 && keyword === ''
  const dialog = is_adding ? <AddModal onClose={() => setAdding(false)} /> : null
  if (is_bare)
    return (
      <>
        <EmptyState icon="shield" title={text.empty} body={text.empty_body} action={add} />
        {dialog}
      </>
    )
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <Input.Search
          allowClear
          defaultValue={keyword}
          placeholder={text.search}
          aria-label={text.search}
          key={keyword}
          style={{ maxWidth: 320 }}
          onSearch={(words) => setSearch(words.trim() ? { keyword: words.trim() } : {}, { replace: true })}
        />
        {add}
        {chosen.length > 0 ? (
          <Button danger loading={remove.isPending} onClick={() => remove.mutate({ ids: chosen })}>
            {fill(text.remove_many, { count: chosen.length })}
          </Button>
        ) : null}
      </div>
      <WordTable
        rows={found.data?.data ?? []}
        total={found.data?.total ?? 0}
        page={page}
        is_loading={found.isPending}
        may_edit={may_edit}
        chosen={chosen}
        onChoose={setChosen}
        onRemove={(id) => remove.mutate({ ids: [id] })}
        onPage={(next) => setSearch({ ...(keyword ? { keyword } : {}), page: String(next) })}
      />
      {dialog}
    </div>
  )
}
