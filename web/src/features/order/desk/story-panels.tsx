import { type WorkState, workStateNames } from '@inkroute/contract/after-sale/codes'
import type { DeskOrder } from '@inkroute/contract/order/desk'
import { type TaskState, taskStateNames } from '@inkroute/contract/production/codes'
import { Tag } from 'antd'
import { formatInstant } from '../../../shared/format/time.ts'
import { OpsLink } from '../../../shared/ops/ops-link.tsx'
import { useTimeZone } from '../../../shared/session/use-user.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import css from './desk.module.css'
import { deskText } from './desk.text.ts'

interface OrderProps {
  readonly order: DeskOrder
}

export function Goods({ order }: OrderProps) {
  const text = useText(deskText)
  return (
    <Panel title={text.goods} extra={<strong>¥{order.amounts.total}</strong>}>
      <ul className={css.lines}>
        {order.lines.map((line) => (
          <li key={line.id}>
            {line.picture_url ? (
              <img className={css.picture} src={line.picture_url} alt="" loading="lazy" />
            ) : (
              <span className={css.picture} />
            )}
            <div>
              {line.title}
              <small className={css.small}>
                {line.variant} · {line.sku_code}
              </small>
            </div>
            <div className={css.money}>
              ¥{line.share} × {line.quantity}
              {line.refunded === '0.00' ? null : (
                <small className={css.small}>
                  {text.refunded} ¥{line.refunded}
                </small>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

export function Delivery({ order }: OrderProps) {
  const text = useText(deskText)
  const { address } = order
  const street = [address.street1, address.street2, address.city, address.state, address.postcode, address.country]
  return (
    <Panel title={text.address}>
      <dl className={css.facts}>
        <dt>{text.buyer}</dt>
        <dd>
          {address.name}
          <small className={css.small}>{street.filter(Boolean).join(', ')}</small>
        </dd>
        {address.phone ? <Fact name={text.phone} value={address.phone} /> : null}
        {address.email ? <Fact name={text.mail} value={address.email} /> : null}
        <Fact name={text.warehouse} value={order.warehouse_code} />
        <Fact name={text.channel} value={order.channel_name} />
        <Fact name={text.weight} value={`${order.weight_g} g`} />
        {order.remark ? <Fact name={text.remark} value={order.remark} /> : null}
        {order.reprint_of ? (
          <>
            <dt>{text.reprint_of}</dt>
            <dd>
              <OpsLink kind="order" id={order.reprint_of} />
            </dd>
          </>
        ) : null}
        {order.reprints.length > 0 ? (
          <>
            <dt>{text.reprints}</dt>
            <dd className={css.row}>
              {order.reprints.map((order_no) => (
                <OpsLink key={order_no} kind="order" id={order_no} />
              ))}
            </dd>
          </>
        ) : null}
      </dl>
    </Panel>
  )
}

const Fact = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </>
)

export function MoneyPanel({ order }: OrderProps) {
  const text = useText(deskText)
  const time_zone = useTimeZone()
  return (
    <Panel title={text.money}>
      <ul className={css.list}>
        {order.payments.map((payment) => (
          <li key={payment.payment_no}>
            <span>
              {text.payment} {payment.payment_no} · ¥{payment.amount}
            </span>
            <small className={css.small}>
              {text.balance} ¥{payment.balance} · {text.alipay} ¥{payment.alipay} · {text.refunded} ¥{payment.refunded}
            </small>
          </li>
        ))}
        {order.ledger.map((posting) => (
          <li key={posting.id}>
            <span>
              {text.posting} #{posting.id} · {posting.title || posting.cause}
            </span>
            <small className={css.small}>
              {formatInstant(posting.at, time_zone)} ·{' '}
              {posting.entries.map(({ account, amount }) => `${account} ${amount}`).join(', ')}
            </small>
          </li>
        ))}
        {order.payments.length + order.ledger.length === 0 ? <li>{text.nothing}</li> : null}
      </ul>
    </Panel>
  )
}

export function Making({ order }: OrderProps) {
  const text = useText(deskText)
  const { language } = useLanguage()
  const time_zone = useTimeZone()
  return (
    <Panel title={text.making}>
      <ul className={css.list}>
        {order.files.map((file) => (
          <li key={file.code}>
            <span className={css.row}>
              {file.code}
              {file.sheet_url ? (
                <a href={file.sheet_url} target="_blank" rel="noreferrer">
                  {text.sheet}
                </a>
              ) : (
                <Tag>{file.state}</Tag>
              )}
              {file.prints.map(({ name, url }) =>
                url ? (
                  <a key={name} href={url} target="_blank" rel="noreferrer">
                    {name}
                  </a>
                ) : null,
              )}
            </span>
          </li>
        ))}
        {order.tasks.map((task) => (
          <li key={task.code}>
            <span className={css.row}>
              {task.code} · {task.factory}
              <Tag color={task.is_late ? 'red' : 'blue'}>{taskStateNames[task.state as TaskState][language]}</Tag>
            </span>
            <small className={css.small}>
              {text.due} {formatInstant(task.due_at, time_zone)}
              {task.problem ? <span className={css.problem}> · {task.problem}</span> : null}
            </small>
          </li>
        ))}
        {order.files.length + order.tasks.length === 0 ? <li>{text.nothing}</li> : null}
      </ul>
    </Panel>
  )
}

export function Sending({ order }: OrderProps) {
  const text = useText(deskText)
  const time_zone = useTimeZone()
  return (
    <Panel title={text.sending}>
      <ul className={css.list}>
        {order.parcels.map((parcel) => (
          <li key={parcel.tracking_no}>
            <span>
              {parcel.carrier} {parcel.tracking_no}
            </span>
            <small className={css.small}>{formatInstant(parcel.arrived_at ?? parcel.sent_at, time_zone)}</small>
          </li>
        ))}
        {order.pushes.map((push) => (
          <li key={`${push.tracking_no}${push.created_at}`}>
            <span className={css.row}>
              {push.tracking_no}
              <Tag color={push.state === 'failed' ? 'red' : 'default'}>{push.state}</Tag>
            </span>
            {push.error ? <small className={`${css.small} ${css.problem}`}>{push.error}</small> : null}
          </li>
        ))}
        {order.parcels.length + order.pushes.length === 0 ? <li>{text.nothing}</li> : null}
      </ul>
    </Panel>
  )
}

export function Tickets({ order }: OrderProps) {
  const text = useText(deskText)
  const { language } = useLanguage()
  if (order.tickets.length === 0) return null
  return (
    <Panel title={text.tickets}>
      <ul className={css.list}>
        {order.tickets.map((ticket) => (
          <li key={ticket.id}>
            <span className={css.row}>
              <OpsLink kind="ticket" id={ticket.id}>
                {ticket.work_no}
              </OpsLink>
              <Tag>{workStateNames[ticket.state as WorkState][language]}</Tag>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
