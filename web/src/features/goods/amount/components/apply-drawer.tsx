import type { Reply } from '@inkroute/contract/endpoint'
import type { AmountTemplate } from '@inkroute/contract/goods/amount'
import * as goods from '@inkroute/contract/goods/goods'
import { changeGoodsPrices } from '@inkroute/contract/goods/price'
import { Alert, Button, Checkbox, Drawer, Input, Skeleton } from 'antd'
import { useState } from 'react'
import { useCall, useSend } from '../../../../shared/api/hooks.ts'
import { formatMoney } from '../../../../shared/format/money.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { showToast } from '../../../../shared/ui/toast.ts'
import css from '../amount.module.css'
import { amountText } from '../amount.text.ts'

const PAGE_SIZE = 50

interface PickProps {
  readonly chosen: readonly number[]
  readonly onChoose: (ids: number[]) => void
}

function GoodsPick({ chosen, onChoose }: PickProps) {
  const text = useText(amountText)
  const [keyword, setKeyword] = useState('')
  const found = useCall(goods.listGoods, { keyword, page_size: PAGE_SIZE }, { quiet: true })
  const rows = found.data?.data ?? []
  const ids = rows.map(({ id }) => id)
  return (
    <>
      <Input.Search allowClear placeholder={text.search} aria-label={text.search} onSearch={setKeyword} />
      {found.isPending ? <Skeleton active /> : null}
      {found.data && rows.length === 0 ? <p className="text-sm text-quiet">{text.no_goods}</p> : null}
      {rows.length > 0 ? (
        <Checkbox
          checked={ids.every((id) => chosen.includes(id))}
          onChange={({ target }) =>
            onChoose(target.checked ? [...new Set([...chosen, ...ids])] : chosen.filter((id) => !ids.includes(id)))
          }
        >
          {text.choose_all}
        </Checkbox>
      ) : null}
      <div className={`grid overflow-y-auto gap-2 ${css.goods}`}>
        {rows.map(({ id, title }) => (
          <Checkbox
            key={id}
            checked={chosen.includes(id)}
            onChange={({ target }) => onChoose(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
          >
            {title}
          </Checkbox>
        ))}
      </div>
    </>
  )
}

function Preview({ shown }: { readonly shown: Reply<typeof changeGoodsPrices> }) {
  const text = useText(amountText)
  return (
    <div className="grid grid-cols-1 gap-4" aria-live="polite">
      <strong>{fill(text.preview, { changed: shown.changed })}</strong>
      {shown.skipped > 0 ? (
        <p className="text-sm text-quiet">{fill(text.preview_skipped, { skipped: shown.skipped })}</p>
      ) : null}
      {shown.below_cost > 0 ? (
        <Alert type="warning" showIcon title={fill(text.preview_below, { below: shown.below_cost })} />
      ) : null}
      <ul className={`bare-list grid grid-cols-1 gap-2 ${css.list}`}>
        {shown.samples.map((sample) => (
          <li key={sample.sku_id}>
            <span>
              {sample.name} <small className="text-sm text-quiet">{sample.sku_code}</small>
            </span>
            <span>
              {sample.before ? formatMoney(sample.before) : text.none_yet} →{' '}
              <b>{sample.after ? formatMoney(sample.after) : text.none_yet}</b>{' '}
              <small className="text-sm text-quiet">{fill(text.cost, { amount: formatMoney(sample.cost) })}</small>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Tried on the server before anything changes, so that the prices shown are the prices set. */
export function ApplyDrawer({
  template,
  onClose,
}: {
  readonly template: AmountTemplate
  readonly onClose: () => void
}) {
  const text = useText(amountText)
  const [ids, setIds] = useState<number[]>([])
  const asked = { ids, rule: template.rule, ending: template.ending }
  const trial = useCall(changeGoodsPrices, { ...asked, dry_run: true }, { quiet: true, enabled: ids.length > 0 })
  const apply = useSend(changeGoodsPrices, {
    refetch: [goods.listGoods, goods.getGoods],
    onSuccess: ({ changed }) => {
      showToast('success', fill(text.applied, { count: changed }))
      onClose()
    },
  })
  const shown = ids.length > 0 ? trial.data : undefined
  return (
    <Drawer
      open
      size={600}
      title={fill(text.apply_of, { name: template.name })}
      onClose={onClose}
      footer={
        <Button
          type="primary"
          block
          disabled={!shown || trial.isFetching || shown.changed === 0}
          loading={apply.isPending}
          onClick={() => apply.mutate(asked)}
        >
          {fill(text.confirm, { count: shown?.changed ?? 0 })}
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <GoodsPick chosen={ids} onChoose={setIds} />
        <p className="text-sm text-quiet">{fill(text.chosen, { count: ids.length })}</p>
        {trial.isError ? <Alert type="warning" showIcon title={trial.error.message} /> : null}
        {shown ? <Preview shown={shown} /> : null}
      </div>
    </Drawer>
  )
}
