import { buyGalleryItem } from '@inkroute/contract/material/material'
import { templateKinds } from '@inkroute/contract/template/kinds'
import * as contract from '@inkroute/contract/template/template'
import type { PayMethod } from '@inkroute/contract/wallet/payment'
import { Button, Input, Modal, Pagination, Select, Skeleton } from 'antd'
import { type ComponentType, type ReactNode, useState } from 'react'
import { useCall, useSend } from '../../shared/api/hooks.ts'
import { formatMoney } from '../../shared/format/money.ts'
import { useSearchFilter } from '../../shared/hooks/use-search-filter.ts'
import { usePermission } from '../../shared/session/permission.tsx'
import { useText } from '../../shared/text/language.tsx'
import { fill } from '../../shared/text/text.ts'
import { EmptyState } from '../../shared/ui/empty-state.tsx'
import { LoadFailed } from '../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../shared/ui/page-header.tsx'
import { SlidingTabs } from '../../shared/ui/sliding-tabs.tsx'
import { showToast } from '../../shared/ui/toast.ts'
import { slotWords } from './slot-words.view.ts'
import css from './template.module.css'
import { templateText } from './template.text.ts'
import { Thumb } from './thumb.tsx'

const keys = ['tab', 'keyword', 'kind', 'scenario', 'style'] as const
const PAGE_SIZE = 24

type Card = Pick<
  contract.PlatformTemplate,
  'id' | 'name' | 'product_name' | 'color_hex' | 'picture_url' | 'slots' | 'basic_product_id' | 'color_id'
>

/** Where the studio opens with the template on its product. */
const studioPath = (kind: 'template' | 'own_template', { id, basic_product_id, color_id }: Card) =>
  `/design/newSingleDesign?id=${basic_product_id}&color=${color_id}&${kind}=${id}`

interface TemplateCardProps {
  readonly card: Card
  readonly kind: 'template' | 'own_template'
  /** False for one that has to be bought first. */
  readonly is_usable?: boolean
  readonly extra?: ReactNode
}

function TemplateCard({ card, kind, is_usable = true, extra }: TemplateCardProps) {
  const text = useText(templateText)
  return (
    <li className="card overflow-hidden">
      <Thumb key={card.picture_url} url={card.picture_url} alt={card.name} color_hex={card.color_hex} />
      <div className="grid gap-0.5 p-3">
        <span className="truncate font-medium" title={card.name}>
          {card.name}
        </span>
        <p className="text-xs text-quiet">{card.product_name}</p>
        <p className="text-xs text-quiet">{slotWords(card.slots, text)}</p>
        <div className="flex gap-2 mt-2">
          {is_usable ? (
            <Button
              type="primary"
              size="small"
              href={studioPath(kind, card)}
              target="_blank"
              aria-label={fill(text.use_one, { name: card.name })}
            >
              {text.use}
            </Button>
          ) : null}
          {extra}
        </div>
      </div>
    </li>
  )
}

const FREE = '0.00'

/** Payment dialog, provided by the page. */
interface PayProps {
  readonly subject: string
  readonly amount: string
  readonly is_busy: boolean
  readonly onPay: (method: PayMethod) => void
  readonly onClose: () => void
}

type PayDialogType = ComponentType<PayProps>

function BuyButton({ card, pay_dialog: PayDialog }: { card: contract.PlatformTemplate; pay_dialog: PayDialogType }) {
  const text = useText(templateText)
  const [is_open, setOpen] = useState(false)
  const buy = useSend(buyGalleryItem, {
    refetch: [contract.listTemplates],
    onSuccess: ({ pay_url }) => {
      if (pay_url) return window.location.assign(pay_url)
      showToast('success', text.bought)
      setOpen(false)
    },
  })
  const { id, name, price } = card
  return (
    <>
      <Button type="primary" size="small" onClick={() => setOpen(true)}>
        {fill(text.buy, { price: formatMoney(price) })}
      </Button>
      {is_open ? (
        <PayDialog
          subject={name}
          amount={price}
          is_busy={buy.isPending}
          onPay={(method) => buy.mutate({ kind: 'template', item: String(id), price, method })}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}

const known = { quiet: true, stale_ms: 600_000 } as const

const kindIn = ({ kind: asked }: { readonly kind?: string | undefined }) => templateKinds.find((one) => one === asked)

/** Words, kind of product, occasion and style; each choice counts what the others leave. */
function FilterBar() {
  const text = useText(templateText)
  const { filter, setFilter } = useSearchFilter(keys)
  const kind = kindIn(filter)
  const of_kind = kind ? { kind } : {}
  const of_scenario = filter.scenario ? { scenario: filter.scenario } : {}
  const kinds = useCall(contract.listTemplateKinds, of_scenario, known).data?.data ?? []
  const scenarios = useCall(contract.listScenarios, of_kind, known).data?.data ?? []
  const styles = useCall(contract.listRecommendedStyles, of_kind, known).data?.data ?? []
  const options = (list: readonly { key: string; name: string; count: number }[]) =>
    list.map(({ key, name, count }) => ({ value: key, label: `${name} ${count}` }))
  return (
    <search className="flex flex-wrap gap-2 mb-4">
      <Input.Search
        key={filter.keyword ?? ''}
        style={{ maxWidth: 280 }}
        defaultValue={filter.keyword ?? ''}
        placeholder={text.search}
        aria-label={text.search}
        allowClear
        maxLength={60}
        onSearch={(keyword) => setFilter({ keyword: keyword.trim() || undefined })}
      />
      <Select
        style={{ width: 190 }}
        allowClear
        aria-label={text.kind}
        placeholder={text.kind}
        value={kind ?? null}
        options={kinds.map(({ key, count }) => ({ value: key, label: `${text[key]} ${count}` }))}
        onChange={(next) => setFilter({ kind: next ?? undefined })}
      />
      <Select
        style={{ width: 160 }}
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        aria-label={text.scenario}
        placeholder={text.scenario}
        value={filter.scenario ?? null}
        options={options(scenarios)}
        onChange={(scenario) => setFilter({ scenario: scenario ?? undefined })}
      />
      <Select
        style={{ width: 140 }}
        allowClear
        aria-label={text.style}
        placeholder={text.style}
        value={filter.style ?? null}
        options={options(styles)}
        onChange={(style) => setFilter({ style: style ?? undefined })}
      />
    </search>
  )
}

function PlatformList({ pay_dialog }: { readonly pay_dialog: PayDialogType }) {
  const may_buy = usePermission('design.gallery:buy')
  const text = useText(templateText)
  const { filter, page, setFilter } = useSearchFilter(keys)
  const { tab: _tab, kind: _kind, ...rest } = filter
  const kind = kindIn(filter)
  const query = { ...rest, ...(kind ? { kind } : {}) }
  const is_filtered = Boolean(filter.keyword || kind || filter.scenario || filter.style)
  const clear = { keyword: undefined, kind: undefined, scenario: undefined, style: undefined }
  const found = useCall(contract.listTemplates, { ...query, page, page_size: PAGE_SIZE }, { quiet: true })
  return (
    <>
      <FilterBar />
      {found.isPending ? <Skeleton active /> : null}
      {found.isError ? <LoadFailed onRetry={() => void found.refetch()} /> : null}
      {found.data?.total === 0 ? (
        <EmptyState
          icon="search"
          title={text.none}
          body={text.none_hint}
          action={is_filtered ? <Button onClick={() => setFilter(clear)}>{text.clear}</Button> : undefined}
        />
      ) : null}
      {found.data && found.data.total > 0 ? (
        <p className="text-xs text-quiet" role="status">
          {fill(text.total, { total: found.data.total })}
        </p>
      ) : null}
      <ul className={`bare-list grid gap-4 ${css.grid}`}>
        {found.data?.data.map((card) => (
          <TemplateCard
            key={card.id}
            card={card}
            kind="template"
            is_usable={card.price === FREE || card.is_bought}
            extra={
              card.price !== FREE && !card.is_bought && may_buy ? (
                <BuyButton card={card} pay_dialog={pay_dialog} />
              ) : null
            }
          />
        ))}
      </ul>
      {found.data && found.data.total > PAGE_SIZE ? (
        <Pagination
          style={{ marginTop: 16 }}
          current={page}
          total={found.data.total}
          pageSize={PAGE_SIZE}
          showSizeChanger={false}
          onChange={(next) => setFilter({ page: String(next) })}
        />
      ) : null}
    </>
  )
}

type Asked = { readonly kind: 'rename' | 'delete'; readonly card: contract.UserTemplate }

function OwnDialog({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  const text = useText(templateText)
  const refetch = [contract.listUserTemplates]
  const rename = useSend(contract.renameUserTemplate, { refetch, onSuccess: onClose })
  const remove = useSend(contract.deleteUserTemplate, { refetch, onSuccess: onClose })
  const { id } = asked.card
  const [name, setName] = useState(asked.card.name)
  const isRename = asked.kind === 'rename'
  return (
    <Modal
      open
      title={isRename ? text.rename : fill(text.delete_title, { name: asked.card.name })}
      okText={isRename ? text.save : text.delete}
      cancelText={text.cancel}
      okButtonProps={{
        danger: !isRename,
        loading: rename.isPending || remove.isPending,
        disabled: isRename && !name.trim(),
      }}
      onOk={() => (isRename ? rename.mutate({ id, name: name.trim() }) : remove.mutate({ id }))}
      onCancel={onClose}
    >
      {isRename ? (
        <Input
          autoFocus
          value={name}
          maxLength={60}
          aria-label={text.name}
          onChange={(event) => setName(event.target.value)}
        />
      ) : (
        text.delete_body
      )}
    </Modal>
  )
}

function OwnList() {
  const text = useText(templateText)
  const may_edit = usePermission('design.template:edit')
  const { page, setFilter } = useSearchFilter(keys)
  const [asked, setAsked] = useState<Asked | null>(null)
  const found = useCall(contract.listUserTemplates, { page, page_size: PAGE_SIZE }, { quiet: true })
  return (
    <>
      {found.isPending ? <Skeleton active /> : null}
      {found.isError ? <LoadFailed onRetry={() => void found.refetch()} /> : null}
      {found.data?.total === 0 ? <EmptyState icon="layers" title={text.none_own} body={text.none_own_body} /> : null}
      <ul className={`bare-list grid gap-4 ${css.grid}`}>
        {found.data?.data.map((card) => (
          <TemplateCard
            key={card.id}
            card={card}
            kind="own_template"
            extra={
              may_edit ? (
                <>
                  <Button size="small" onClick={() => setAsked({ kind: 'rename', card })}>
                    {text.rename}
                  </Button>
                  <Button size="small" danger onClick={() => setAsked({ kind: 'delete', card })}>
                    {text.delete}
                  </Button>
                </>
              ) : null
            }
          />
        ))}
      </ul>
      {found.data && found.data.total > PAGE_SIZE ? (
        <Pagination
          current={page}
          total={found.data.total}
          pageSize={PAGE_SIZE}
          showSizeChanger={false}
          onChange={(next) => setFilter({ page: String(next) })}
        />
      ) : null}
      {asked ? <OwnDialog key={asked.card.id} asked={asked} onClose={() => setAsked(null)} /> : null}
    </>
  )
}

/** Designs to start from: the platform's and the seller's. */
export function TemplateScreen({ pay_dialog, returned }: { pay_dialog: PayDialogType; returned: ReactNode }) {
  const text = useText(templateText)
  const { filter, setFilter } = useSearchFilter(keys)
  const tab = filter.tab === 'own' ? 'own' : 'platform'
  const items = [
    { key: 'platform', label: text.platform, children: <PlatformList pay_dialog={pay_dialog} /> },
    { key: 'own', label: text.own, children: <OwnList /> },
  ]
  return (
    <>
      {returned}
      <PageHeader description={text.description} />
      <SlidingTabs
        activeKey={tab}
        items={items}
        destroyOnHidden
        onChange={(key) =>
          setFilter({
            tab: key === 'own' ? 'own' : undefined,
            keyword: undefined,
            kind: undefined,
            scenario: undefined,
            style: undefined,
          })
        }
      />
    </>
  )
}
