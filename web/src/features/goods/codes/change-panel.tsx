import { type CodeChange, listSkus, transformSkuCodes } from '@inkroute/contract/goods/sku'
import { Alert, Button, Input, Select, Table } from 'antd'
import { type Key, useState } from 'react'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { useSelectionLabels } from '../../../shared/ui/table/use-selection-labels.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { goodsRefetch } from '../goods.api.ts'
import { codesText } from './codes.text.ts'

const PAGE_SIZE = 100
const ways = ['rule', 'prefix', 'suffix', 'replace', 'upper', 'lower'] as const
type Way = (typeof ways)[number]

/** The change as chosen; null while something is missing. */
function findChange(way: Way, find: string, words: string): CodeChange | null {
  if (way === 'rule') return { kind: 'rule' }
  if (way === 'upper' || way === 'lower') return { kind: 'case', to: way }
  if (way === 'replace') return find ? { kind: 'replace', find, text: words } : null
  return words.trim() ? { kind: way, text: words.trim() } : null
}

function useChange(keyword: string) {
  const text = useText(codesText)
  const skus = useCall(listSkus, { ...(keyword ? { keyword } : {}), page_size: PAGE_SIZE }, { quiet: true })
  const [chosen, setChosen] = useState<readonly number[]>([])
  const preview = useSend(transformSkuCodes)
  const apply = useSend(transformSkuCodes, {
    refetch: goodsRefetch,
    onSuccess: ({ changed }) => {
      showToast('success', fill(text.changed, { count: changed }))
      preview.reset()
      setChosen([])
    },
  })
  const named = useSelectionLabels(skus.data?.data ?? [])
  const nothing = skus.isError ? <LoadFailed onRetry={() => void skus.refetch()} /> : text.empty
  const selection = (onChange: (ids: readonly number[]) => void) => ({
    ...named,
    selectedRowKeys: [...chosen],
    onChange: (keys: readonly Key[]) => onChange(keys.map(Number)),
  })
  return { skus, chosen, setChosen, preview, apply, selection, nothing }
}

interface WayFieldsProps {
  readonly way: Way
  readonly find: string
  readonly words: string
  readonly onWay: (way: Way) => void
  readonly onFind: (find: string) => void
  readonly onWords: (words: string) => void
}

function WayFields({ way, find, words, onWay, onFind, onWords }: WayFieldsProps) {
  const text = useText(codesText)
  const label = way === 'replace' ? text.with : text.text
  return (
    <>
      <Select
        style={{ width: 160 }}
        aria-label={text.how}
        value={way}
        options={ways.map((value) => ({ value, label: text[`by_${value}`] }))}
        onChange={onWay}
      />
      {way === 'replace' ? (
        <Input
          style={{ width: 140 }}
          aria-label={text.find}
          placeholder={text.find}
          value={find}
          onChange={(event) => onFind(event.target.value)}
        />
      ) : null}
      {way === 'prefix' || way === 'suffix' || way === 'replace' ? (
        <Input
          style={{ width: 140 }}
          aria-label={label}
          placeholder={label}
          value={words}
          onChange={(event) => onWords(event.target.value)}
        />
      ) : null}
    </>
  )
}

function ApplyButton(props: {
  readonly tried: { readonly blocked: number; readonly changed: number }
  readonly loading: boolean
  readonly onClick: () => void
}) {
  const text = useText(codesText)
  const { blocked, changed } = props.tried
  return (
    <Button type="primary" disabled={blocked > 0 || changed === 0} loading={props.loading} onClick={props.onClick}>
      {fill(text.apply, { count: changed })}
    </Button>
  )
}

/** Changes selected codes in bulk, after a preview without collisions. */
export function ChangePanel() {
  const text = useText(codesText)
  const [keyword, setKeyword] = useState('')
  const [way, setWay] = useState<Way>('prefix')
  const [find, setFind] = useState('')
  const [words, setWords] = useState('')
  const { skus, chosen, setChosen, preview, apply, selection, nothing } = useChange(keyword)
  const change = findChange(way, find, words)
  const tried = preview.data
  const after = new Map(tried?.rows.map((row) => [row.sku_id, row]))
  const again =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value)
      preview.reset()
    }
  const send = (dry_run: boolean) =>
    change && (dry_run ? preview : apply).mutate({ sku_ids: [...chosen], change, dry_run })
  return (
    <Panel title={text.change_title}>
      <p style={{ marginBottom: 12 }}>{text.linked}</p>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginBottom: 12 }}>
        <Input.Search
          style={{ width: 260 }}
          aria-label={text.keyword}
          placeholder={text.keyword}
          allowClear
          onSearch={(value) => setKeyword(value.trim())}
        />
        <WayFields
          way={way}
          find={find}
          words={words}
          onWay={again(setWay)}
          onFind={again(setFind)}
          onWords={again(setWords)}
        />
        <Button disabled={chosen.length === 0 || !change} loading={preview.isPending} onClick={() => send(true)}>
          {fill(text.preview, { count: chosen.length })}
        </Button>
        {tried ? <ApplyButton tried={tried} loading={apply.isPending} onClick={() => send(false)} /> : null}
      </div>
      {tried && tried.blocked > 0 ? (
        <Alert
          style={{ marginBottom: 12 }}
          type="warning"
          showIcon
          title={fill(text.blocked, { count: tried.blocked })}
        />
      ) : null}
      <Table
        rowKey="id"
        size="small"
        loading={skus.isPending}
        locale={{ emptyText: nothing }}
        dataSource={skus.data?.data ?? []}
        pagination={{ pageSize: 20, hideOnSinglePage: true, showSizeChanger: false }}
        rowSelection={selection(again(setChosen))}
        columns={[
          { title: text.goods, dataIndex: 'name', responsive: ['md'] },
          { title: text.before, dataIndex: 'sku_code' },
          {
            title: text.after,
            key: 'after',
            width: '32%',
            render: (_, sku) => {
              const row = after.get(sku.id)
              if (!row) return '—'
              return row.problem ? (
                <span style={{ color: 'var(--color-danger-text)' }}>
                  {row.after} · {text[row.problem]}
                </span>
              ) : (
                row.after
              )
            },
          },
        ]}
      />
    </Panel>
  )
}
