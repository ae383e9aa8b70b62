import type { WorkDetail } from '@inkroute/contract/after-sale/after-sale'
import { workKindNames, workOutcomeNames } from '@inkroute/contract/after-sale/codes'
import { Button } from 'antd'
import { Link } from 'react-router'
import { copyText } from '../../../shared/format/copy-text.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { formatDay } from '../../../shared/format/time.ts'
import { OpsLink } from '../../../shared/ops/ops-link.tsx'
import { useTimeZone } from '../../../shared/session/use-user.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import css from '../after-sale.module.css'
import { workText } from '../after-sale.text.ts'
import { WorkStateTag } from './work-list.tsx'

/** Header of a request: number, kind, order and the requested remedy. */
export function WorkHead({ work, is_staff = false }: { work: WorkDetail; is_staff?: boolean }) {
  const text = useText(workText)
  const { language } = useLanguage()
  return (
    <header className={css.head}>
      <h2>
        {workKindNames[work.kind][language]} <WorkStateTag work={work} is_staff={is_staff} />
      </h2>
      <p className="mt-0.5">
        {work.work_no} · {text.order}{' '}
        {is_staff ? (
          <OpsLink kind="order" id={work.order_no} />
        ) : (
          <Link to={`/myOrder/orderDetail/${work.order_id}`}>{work.order_no}</Link>
        )}{' '}
        · {text.wish}
        {language === 'zh' ? '' : ' '}
        {workOutcomeNames[work.wish][language]}
      </p>
    </header>
  )
}

export function WorkLines({ work }: { work: WorkDetail }) {
  const text = useText(workText)
  return (
    <ul className={`grid list-none bg-paper rounded-control gap-2 p-3 m-0 ${css.lines}`} aria-label={text.about}>
      {work.lines.map((line) => (
        <li key={line.line_id}>
          {line.picture_url ? (
            <img src={line.picture_url} alt="" width={40} height={40} loading="lazy" />
          ) : (
            <span className={`grid place-items-center w-12 h-12 text-quiet ${css.blank}`}>
              <Icon name="box" size_px={18} />
            </span>
          )}
          <span>
            {line.title}
            <small>
              {line.variant} · {fill(text.of_quantity, { pieces: line.pieces, quantity: line.quantity })}
            </small>
          </span>
          <span className={`whitespace-nowrap tabular-nums ${css.money}`}>
            {fill(text.paid, { amount: formatMoney(line.paid) })}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The outcome, with a link to it. */
export function WorkDecision({ work, is_staff = false }: { work: WorkDetail; is_staff?: boolean }) {
  const text = useText(workText)
  const time_zone = useTimeZone()
  const { decision } = work
  if (!decision || work.is_withdrawn) return null
  const { refund, reprint_order, coupon } = decision
  return (
    <section className={css.decision} data-good={work.state === 'resolved'} aria-label={text.decision}>
      <Icon name={work.state === 'resolved' ? 'check' : 'info'} />
      <div>
        <b className="font-medium">
          {refund ? fill(text.refund_done, { amount: formatMoney(refund) }) : null}
          {reprint_order ? (
            <>
              {text.reprint_done}{' '}
              {is_staff ? <OpsLink kind="order" id={reprint_order.order_no} /> : reprint_order.order_no}
            </>
          ) : null}
          {coupon
            ? fill(text.coupon_done, {
                amount: formatMoney(coupon.amount),
                day: formatDay(coupon.expires_at, time_zone),
              })
            : null}
          {work.state === 'rejected' ? text.declined : null}
        </b>
        {decision.note ? <p>{decision.note}</p> : null}
      </div>
      {is_staff ? null : (
        <>
          {refund ? <Link to="/setting/tradingRecord">{text.to_trading}</Link> : null}
          {reprint_order ? <Link to={`/myOrder/orderDetail/${reprint_order.id}`}>{text.to_reprint}</Link> : null}
          {coupon ? <Link to="/setting/myCoupon">{text.to_coupon}</Link> : null}
        </>
      )}
    </section>
  )
}

/** The return address and the state of the return. */
export function SendBackFacts({ work }: { work: WorkDetail }) {
  const text = useText(workText)
  if (!work.send_back) return null
  const { address, tracking_no, received_at } = work.send_back
  const copy = async () => {
    await copyText(address)
    showToast('success', text.copied)
  }
  return (
    <section className={css.decision} aria-label={text.send_back}>
      <Icon name="truck" />
      <div>
        <b className="font-medium">
          {text.send_back_to} {address}
        </b>
        <p>
          {tracking_no ? fill(text.on_way, { no: tracking_no }) : null}
          {received_at ? ` · ${text.received}` : null}
        </p>
      </div>
      <Button size="small" onClick={() => void copy()}>
        {text.copy}
      </Button>
    </section>
  )
}
