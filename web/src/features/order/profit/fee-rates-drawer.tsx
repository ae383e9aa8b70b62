import { type FeeRate, listFeeRates, resetFeeRate, saveFeeRate } from '@inkroute/contract/order/profit'
import { getOrderStatistics, listOrderStatistics } from '@inkroute/contract/order/statistics'
import { Button, Drawer, Input, Skeleton, Tag } from 'antd'
import { useState } from 'react'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { usePermission } from '../../../shared/session/permission.tsx'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import css from './profit.module.css'
import { profitText } from './profit.text.ts'
import { findBp, toPercent } from './profit.view.ts'

const refetch = [listFeeRates, getOrderStatistics, listOrderStatistics]
const AMOUNT = /^\d{1,5}(\.\d{1,2})?$/

const getTyped = ({ rate }: FeeRate) => ({
  commission: rate ? toPercent(rate.commission_bp) : '',
  payment: rate ? toPercent(rate.payment_bp) : '0',
  fixed: rate?.fixed_fee ?? '0',
})
type Typed = ReturnType<typeof getTyped>

/** What is typed as the server takes it; null where something is no number. */
function findRate({ commission, payment, fixed }: Typed) {
  const [commission_bp, payment_bp] = [findBp(commission), findBp(payment)]
  if (commission_bp === null || payment_bp === null || !AMOUNT.test(fixed.trim())) return null
  return { commission_bp, payment_bp, fixed_fee: fixed.trim() }
}

function FeeRow({ fee, may_edit }: { readonly fee: FeeRate; readonly may_edit: boolean }) {
  const text = useText(profitText)
  const [typed, setTyped] = useState<Typed>(() => getTyped(fee))
  const save = useSend(saveFeeRate, { refetch, onSuccess: () => showToast('success', text.saved) })
  const reset = useSend(resetFeeRate, { refetch, onSuccess: () => showToast('success', text.was_reset) })
  const next = findRate(typed)
  const is_changed = JSON.stringify(typed) !== JSON.stringify(getTyped(fee))
  const field = (key: keyof Typed) => (
    <Input
      size="small"
      inputMode="decimal"
      disabled={!may_edit}
      aria-label={fill(text.value_of, { name: fee.name, field: text[key] })}
      value={typed[key]}
      status={is_changed && next === null ? 'error' : ''}
      onChange={(event) => setTyped({ ...typed, [key]: event.target.value })}
      {...(key === 'fixed' ? { suffix: fee.currency } : {})}
    />
  )
  return (
    <tr>
      <th scope="row">
        {fee.name} <Tag>{fee.is_own ? text.own : fee.rate ? text.usual : text.none}</Tag>
      </th>
      <td>{field('commission')}</td>
      <td>{field('payment')}</td>
      <td>{field('fixed')}</td>
      <td>
        {may_edit && is_changed ? (
          <Button
            size="small"
            type="primary"
            disabled={next === null}
            loading={save.isPending}
            onClick={() => next && save.mutate({ platform: fee.platform, ...next })}
          >
            {text.save}
          </Button>
        ) : null}
        {may_edit && fee.is_own && !is_changed ? (
          <Button
            size="small"
            type="link"
            loading={reset.isPending}
            onClick={() => reset.mutate({ platform: fee.platform })}
          >
            {text.reset}
          </Button>
        ) : null}
      </td>
    </tr>
  )
}

/** The fee rates that profits are estimated with. */
export function FeeRatesDrawer({ onClose }: { readonly onClose: () => void }) {
  const text = useText(profitText)
  const may_edit = usePermission('order.statistics:fees')
  const found = useCall(listFeeRates, {}, { quiet: true })
  return (
    <Drawer open size={720} styles={{ wrapper: { maxWidth: '100vw' } }} title={text.fees_title} onClose={onClose}>
      <p className="text-sm text-quiet">{text.fees_hint}</p>
      {found.isError ? <LoadFailed onRetry={() => void found.refetch()} /> : null}
      {found.isPending ? <Skeleton active paragraph={{ rows: 8 }} /> : null}
      {found.data ? (
        <div className="overflow-x-auto">
          <table className={`w-full text-sm border-collapse ${css.fees}`}>
            <thead>
              <tr>
                {(['platform', 'commission', 'payment', 'fixed'] as const).map((key) => (
                  <th key={key} scope="col">
                    {text[key]}
                  </th>
                ))}
                <td />
              </tr>
            </thead>
            <tbody>
              {found.data.data.map((fee) => (
                <FeeRow key={`${fee.platform}:${JSON.stringify(fee.rate)}`} fee={fee} may_edit={may_edit} />
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
    </Drawer>
  )
}
