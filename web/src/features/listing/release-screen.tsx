import { listGoods } from '@inkroute/contract/goods/goods'
import * as contract from '@inkroute/contract/listing/listing'
import { type ListingPlatform, MAX_RELEASE } from '@inkroute/contract/listing/platforms'
import { platformStores } from '@inkroute/contract/store/store'
import { Button, Input, Select, Table } from 'antd'
import { type ReactNode, useEffect, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useCall, useSend } from '../../shared/api/hooks.ts'
import { useText } from '../../shared/text/language.tsx'
import { fill } from '../../shared/text/text.ts'
import { LoadFailed } from '../../shared/ui/load-failed.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { useSelectionLabels } from '../../shared/ui/table/use-selection-labels.ts'
import { showToast } from '../../shared/ui/toast.ts'
import { FixTemplate } from './fix.tsx'
import css from './listing.module.css'
import { listingText } from './listing.text.ts'
import { newTemplate } from './listing.view.ts'
import { ListingFrame } from './listing-frame.tsx'
import { ReleasePreview } from './release-preview.tsx'
import { TemplateDrawer } from './template-drawer.tsx'

const GOODS_PAGE = 10

interface GoodsPickerProps {
  readonly chosen: readonly number[]
  readonly onChange: (ids: readonly number[]) => void
}

function GoodsPicker({ chosen, onChange }: GoodsPickerProps) {
  const text = useText(listingText)
  const [keyword, setKeyword] = useState('')
  const [page, setPage] = useState(1)
  const asked = useCall(listGoods, { page, page_size: GOODS_PAGE, ...(keyword ? { keyword } : {}) }, { quiet: true })
  const words = useSelectionLabels(asked.data?.data ?? [])
  const search = (value: string) => {
    setKeyword(value.trim())
    setPage(1)
  }
  return (
    <div className={css.stack}>
      <Input.Search aria-label={text.keyword} placeholder={text.keyword} allowClear onSearch={search} />
      <Table
        rowKey="id"
        size="small"
        showHeader={false}
        loading={asked.isPending}
        dataSource={asked.data?.data ?? []}
        {...(asked.isError ? { locale: { emptyText: <LoadFailed onRetry={() => void asked.refetch()} /> } } : {})}
        columns={[
          {
            key: 'goods',
            render: (_, goods) => (
              <div className={css.goods}>
                {goods.cover ? <img src={goods.cover} alt="" loading="lazy" /> : <span className={css.blank} />}
                <div>
                  <b>{goods.title}</b>
                  <small>{goods.product_name}</small>
                </div>
              </div>
            ),
          },
        ]}
        rowSelection={{
          ...words,
          selectedRowKeys: [...chosen],
          preserveSelectedRowKeys: true,
          onChange: (keys) => onChange(keys.map(Number)),
        }}
        pagination={{
          current: page,
          pageSize: GOODS_PAGE,
          total: asked.data?.total ?? 0,
          showSizeChanger: false,
          onChange: setPage,
        }}
      />
    </div>
  )
}

interface ChoiceProps {
  readonly platform: ListingPlatform
  readonly template_id: number | null
  readonly store_id: number | null
  readonly onTemplate: (id: number) => void
  readonly onStore: (id: number) => void
}

function Choices({ platform, template_id, store_id, onTemplate, onStore }: ChoiceProps) {
  const text = useText(listingText)
  const [is_making, setMaking] = useState(false)
  const templates = useCall(contract.listListingTemplates, { platform: platform.word }, { quiet: true }).data?.data
  const is_direct = platform.way === 'direct'
  const found = useCall(platformStores, {}, { quiet: true, enabled: is_direct }).data?.data
  const stores = found?.find((one) => one.platform === platform.platform)?.stores.filter(({ authed }) => authed === 1)
  const [usual] = templates ?? []
  const only = stores?.length === 1 ? stores[0] : undefined
  // Preselects single options and the last used template.
  useEffect(() => {
    if (template_id === null && usual) onTemplate(usual.id)
    if (store_id === null && only) onStore(only.id)
  }, [template_id, store_id, usual, only, onTemplate, onStore])
  return (
    <div className={css.bar}>
      <Select
        className={css.grow ?? ''}
        aria-label={text.choose_template}
        placeholder={text.choose_template}
        value={template_id}
        options={(templates ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        onChange={onTemplate}
      />
      <Button onClick={() => setMaking(true)}>{text.new_template}</Button>
      {is_direct ? (
        <Select
          className={css.grow ?? ''}
          aria-label={text.choose_store}
          placeholder={stores?.length === 0 ? text.no_store : text.choose_store}
          value={store_id}
          options={(stores ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          onChange={onStore}
        />
      ) : null}
      {is_direct && stores?.length === 0 ? (
        <Link to={`/myOrder/storeAdmin?platform=${platform.platform}`}>{text.connect}</Link>
      ) : null}
      {is_making ? (
        <TemplateDrawer
          platform={platform}
          id={null}
          initial={newTemplate(platform)}
          onClose={() => setMaking(false)}
          onSaved={({ id }) => onTemplate(id)}
        />
      ) : null}
    </div>
  )
}

const idsIn = (list: string | null): number[] =>
  (list ?? '')
    .split(',')
    .map(Number)
    .filter((id) => id > 0)

interface ReleaseProps {
  readonly platform: ListingPlatform
  readonly exportButton: (params: Record<string, unknown>) => ReactNode
}

function Release({ platform, exportButton }: ReleaseProps) {
  const text = useText(listingText)
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [goods_ids, setGoods] = useState<readonly number[]>(() => idsIn(params.get('goods')).slice(0, MAX_RELEASE))
  const [template_id, setTemplate] = useState<number | null>(null)
  const [store_id, setStore] = useState<number | null>(null)
  const [fixing, setFixing] = useState<string | null>(null)
  const release = useSend(contract.releaseListings, {
    refetch: [contract.listListings],
    onSuccess: ({ queued, refused }) => {
      if (refused.length > 0) showToast('error', fill(text.refused, { count: refused.length }))
      if (queued === 0) return
      showToast('success', fill(text.queued, { count: queued }))
      void navigate(`/listing/${platform.word}/records`)
    },
  })
  const is_full = goods_ids.length > MAX_RELEASE
  const wanted =
    template_id !== null && goods_ids.length > 0 && !is_full
      ? { platform: platform.word, template_id, goods_ids: [...goods_ids] }
      : null
  return (
    <>
      <Choices
        platform={platform}
        template_id={template_id}
        store_id={store_id}
        onTemplate={setTemplate}
        onStore={setStore}
      />
      <div className={css.columns}>
        <Panel title={text.choose_goods} extra={<span>{fill(text.chosen, { count: goods_ids.length })}</span>}>
          {is_full ? <p role="alert">{fill(text.most, { count: MAX_RELEASE })}</p> : null}
          <GoodsPicker chosen={goods_ids} onChange={setGoods} />
        </Panel>
        <Panel title={text.preview}>
          <ReleasePreview wanted={wanted} onFix={setFixing} />
          {wanted ? (
            <div className={css.bar}>
              {platform.way === 'direct' ? (
                <Button
                  type="primary"
                  size="large"
                  disabled={store_id === null}
                  loading={release.isPending}
                  onClick={() => store_id !== null && release.mutate({ ...wanted, store_id })}
                >
                  {fill(text.release_now, { count: goods_ids.length })}
                </Button>
              ) : null}
              {exportButton(wanted)}
            </div>
          ) : null}
        </Panel>
      </div>
      {fixing !== null && template_id !== null ? (
        <FixTemplate platform={platform} template_id={template_id} field={fixing} onClose={() => setFixing(null)} />
      ) : null}
    </>
  )
}

interface ReleaseScreenProps {
  /** Starts the export of these drafts as a sheet. */
  readonly exportButton: (params: Record<string, unknown>) => ReactNode
}

export function ReleaseScreen({ exportButton }: ReleaseScreenProps) {
  return (
    <ListingFrame tab="release">
      {(platform) => <Release key={platform.word} platform={platform} exportButton={exportButton} />}
    </ListingFrame>
  )
}
