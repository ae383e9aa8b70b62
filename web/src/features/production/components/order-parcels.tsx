import { countryName } from '@inkroute/contract/countries'
import { getOrder } from '@inkroute/contract/order/order'
import { labelStateNames } from '@inkroute/contract/production/label/codes'
import * as contract from '@inkroute/contract/production/production'
import { Alert, Button, Timeline } from 'antd'
import { Link, useParams } from 'react-router'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { copyText } from '../../../shared/format/copy-text.ts'
import { formatInstant } from '../../../shared/format/time.ts'
import { useMayOpen } from '../../../shared/session/permission.tsx'
import { useTimeZone } from '../../../shared/session/use-user.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Panel } from '../../../shared/ui/panel.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import css from '../production.module.css'
import { trackingText } from '../production.text.ts'

const REFETCH_MS = 5000

function ParcelTimeline({ parcel }: { parcel: contract.Parcel }) {
  const text = useText(trackingText)
  const { language } = useLanguage()
  const time_zone = useTimeZone()
  const steps = [
    ...parcel.events,
    { code: 'sent', text: text.sent, description: '', place: '', happened_at: parcel.sent_at },
  ]
  const copy = async () => {
    await copyText(parcel.tracking_no)
    showToast('success', text.copied)
  }
  return (
    <div>
      <p className={css.parcel_head}>
        <b>{parcel.carrier}</b> <code>{parcel.tracking_no}</code>
        <Button size="small" type="link" onClick={() => void copy()}>
          {text.copy}
        </Button>
      </p>
      <Timeline
        items={steps.map((step, place) => ({
          color:
            step.code === 'delivered' ? 'green' : step.code === 'exception' ? 'red' : place === 0 ? 'blue' : 'gray',
          content: (
            <span className={css.step}>
              <b className="font-medium">{step.text}</b>
              {step.description ? <span>{step.description}</span> : null}
              <small className="text-quiet tabular-nums">
                {step.place ? `${countryName(step.place, language)} · ` : ''}
                {formatInstant(step.happened_at, time_zone)}
              </small>
            </span>
          ),
        }))}
      />
    </div>
  )
}

/** The marketplace ships the order under its own label, made when the parcel is packed. */
function PlatformLabels({ labels }: { labels: readonly contract.PlatformLabel[] }) {
  const text = useText(trackingText)
  const { language } = useLanguage()
  return (
    <section className={css.labels} aria-label={text.labels}>
      <p>{text.labels_hint}</p>
      {labels.map(({ parcel_no, tracking_no, state, pdf_url }) => (
        <p key={parcel_no} className={css.parcel_head}>
          <b>{fill(text.label_of, { number: parcel_no })}</b>
          {tracking_no ? <code>{tracking_no}</code> : null}
          {pdf_url ? (
            <Button size="small" href={pdf_url} target="_blank" rel="noreferrer">
              {text.label_pdf}
            </Button>
          ) : (
            <span>{labelStateNames[state][language]}</span>
          )}
        </p>
      ))}
    </section>
  )
}

function PrintTrouble({ id }: { id: string }) {
  const text = useText(trackingText)
  const retry = useSend(contract.retryOrderPrints, {
    refetch: [getOrder],
    onSuccess: () => showToast('success', text.retried),
  })
  return (
    <Alert
      type="warning"
      showIcon
      title={text.print_failed}
      description={text.print_body}
      action={
        <Button loading={retry.isPending} onClick={() => retry.mutate({ id })}>
          {text.retry}
        </Button>
      }
    />
  )
}

/** Production and parcel status of the order, with a link to support. */
export function OrderParcels() {
  const text = useText(trackingText)
  const mayOpen = useMayOpen()
  const { id = '' } = useParams()
  const order = useCall(getOrder, { id }, { quiet: true }).data
  const is_on_way = order?.state === 'packed' || order?.state === 'shipped'
  const { data } = useCall(contract.getTracking, { id }, { quiet: true })
  useCall(contract.getTracking, { id }, { quiet: true, enabled: is_on_way, refetch_ms: REFETCH_MS })
  const may_ask = order?.allowed_actions.some(({ action, is_allowed }) => action === 'after_sale' && is_allowed)
  const ask = may_ask && mayOpen('/myOrder/workOrder')
  const parcels = data?.parcels ?? []
  const is_labelled = data?.is_sent_by_platform ?? false
  return (
    <>
      {order?.hold_reason === 'picture' ? <PrintTrouble id={id} /> : null}
      {parcels.length > 0 || is_labelled || ask ? (
        <Panel title={text.title} extra={ask ? <Link to={`/myOrder/workOrder?order=${id}`}>{text.ask}</Link> : null}>
          {is_labelled ? <PlatformLabels labels={data?.labels ?? []} /> : null}
          {parcels.map((parcel) => (
            <ParcelTimeline key={parcel.id} parcel={parcel} />
          ))}
        </Panel>
      ) : null}
    </>
  )
}
