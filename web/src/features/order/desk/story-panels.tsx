import { type WorkState, workStateNames } from '@inkroute/contract/after-sale/codes'
import { countryName } from '@inkroute/contract/countries'
import type { DeskOrder } from '@inkroute/contract/order/desk'
import { type TaskState, taskStateNames } from '@inkroute/contract/production/codes'
import { Tag } from 'antd'
import type { ReactNode } from 'react'
import { formatInstant } from '../../../shared/format/time.ts'
import { OpsLink } from '../../../shared/ops/ops-link.tsx'
import { useTimeZone } from '../../../shared/session/use-user.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Panel } from '../../../shared/ui/panel.tsx'
import css from './desk.module.css'
import { deskText } from './desk.text.ts'

interface OrderProps {
  readonly order: DeskOrder
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
)

export function Delivery({ order }: OrderProps) {
  const text = useText(deskText)
  const { language } = useLanguage()
  const { address } = order
  const place = address && [address.street1, address.street2, address.city, address.state, address.postcode]
  return (
    <Panel title={text.address}>
      <dl className={`grid gap-x-4 gap-y-2 m-0 ${css.facts}`}>
        {address && place ? (
          <Fact name={text.buyer}>
            {address.name}
            <small className={css.small}>
              {[...place, countryName(address.country, language)].filter(Boolean).join(', ')}
            </small>
          </Fact>
        ) : (
          <Fact name={text.country}>{countryName(order.country, language)}</Fact>
        )}
        {address?.phone ? <Fact name={text.phone}>{address.phone}</Fact> : null}
        {address?.email ? <Fact name={text.mail}>{address.email}</Fact> : null}
        <Fact name={text.warehouse}>{order.warehouse_code}</Fact>
        {order.channel_name ? <Fact name={text.channel}>{order.channel_name}</Fact> : null}
        <Fact name={text.weight}>{order.weight_g.toLocaleString('en-US')} g</Fact>
        {order.remark ? <Fact name={text.remark}>{order.remark}</Fact> : null}
        {order.reprint_of ? (
          <Fact name={text.reprint_of}>
            <OpsLink kind="order" id={order.reprint_of} />
          </Fact>
        ) : null}
        {order.reprints.length > 0 ? (
          <Fact name={text.reprints}>
            <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
              {order.reprints.map((order_no) => (
                <OpsLink key={order_no} kind="order" id={order_no} />
              ))}
            </span>
          </Fact>
        ) : null}
      </dl>
    </Panel>
  )
}

type FileState = 'queued' | 'running' | 'done' | 'failed'

function Files({ files }: { readonly files: DeskOrder['files'] }) {
  const text = useText(deskText)
  return (
    <>
      <h3 className={`text-xs font-medium text-quiet mt-4 mb-2 ${css.part}`}>{text.print_files}</h3>
      <ul className={`bare-list grid gap-3 ${css.list}`}>
        {files.map((file) => (
          <li key={file.code}>
            <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <span>{file.code}</span>
              <Tag color={file.state === 'failed' ? 'red' : file.state === 'done' ? 'green' : 'default'}>
                {text[`file_${file.state as FileState}`]}
              </Tag>
            </span>
            <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
              {file.sheet_url ? (
                <a href={file.sheet_url} target="_blank" rel="noreferrer">
                  {text.sheet}
                </a>
              ) : null}
              {file.prints.map(({ name, url }, at) =>
                url ? (
                  <a key={name} href={url} target="_blank" rel="noreferrer" title={name}>
                    {fill(text.print_of, { number: at + 1 })}
                  </a>
                ) : null,
              )}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

function Tasks({ tasks }: { readonly tasks: DeskOrder['tasks'] }) {
  const text = useText(deskText)
  const { language } = useLanguage()
  const time_zone = useTimeZone()
  return (
    <>
      <h3 className={`text-xs font-medium text-quiet mt-4 mb-2 ${css.part}`}>{text.tasks}</h3>
      <ul className={`bare-list grid gap-3 ${css.list}`}>
        {tasks.map((task) => (
          <li key={task.code}>
            <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <OpsLink kind="task" id={task.code} />
              <Tag color={task.is_late ? 'red' : 'blue'}>{taskStateNames[task.state as TaskState][language]}</Tag>
            </span>
            <small className={css.small}>
              {task.factory} · {text.due} {formatInstant(task.due_at, time_zone).slice(0, 16)}
              {task.reprints > 0 ? ` · ${fill(text.reprinted, { count: task.reprints })}` : ''}
              {task.problem ? <span className={css.problem}> · {task.problem}</span> : null}
            </small>
          </li>
        ))}
      </ul>
    </>
  )
}

export function Making({ order }: OrderProps) {
  const text = useText(deskText)
  const { files, tasks } = order
  return (
    <Panel title={text.making}>
      {files.length > 0 ? <Files files={files} /> : null}
      {tasks.length > 0 ? <Tasks tasks={tasks} /> : null}
      {files.length + tasks.length === 0 ? <p className="text-quiet">{text.no_making}</p> : null}
    </Panel>
  )
}

const pushColors: Readonly<Record<string, string>> = { failed: 'red', done: 'green' }

function Pushes({ pushes }: { readonly pushes: DeskOrder['pushes'] }) {
  const text = useText(deskText)
  return (
    <>
      <h3 className={`text-xs font-medium text-quiet mt-4 mb-2 ${css.part}`}>{text.pushes}</h3>
      <ul className={`bare-list grid gap-3 ${css.list}`}>
        {pushes.map((push) => (
          <li key={`${push.tracking_no}${push.created_at}`}>
            <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <OpsLink kind="parcel" id={push.tracking_no} />
              <Tag color={pushColors[push.state] ?? 'default'}>
                {text[`push_${push.state as 'waiting' | 'done' | 'failed'}`]}
              </Tag>
              {push.attempts > 1 ? (
                <small className={css.small}>{fill(text.attempts, { count: push.attempts })}</small>
              ) : null}
            </span>
            {push.error ? <small className={`${css.small} ${css.problem}`}>{push.error}</small> : null}
          </li>
        ))}
      </ul>
    </>
  )
}

export function Sending({ order }: OrderProps) {
  const text = useText(deskText)
  const time_zone = useTimeZone()
  const getTime = (iso: string) => formatInstant(iso, time_zone).slice(0, 16)
  const { parcels, pushes } = order
  return (
    <Panel title={text.sending}>
      <ul className={`bare-list grid gap-3 ${css.list}`}>
        {parcels.map((parcel) => (
          <li key={parcel.tracking_no}>
            <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <OpsLink kind="parcel" id={parcel.tracking_no} />
              <Tag color={parcel.state === 'arrived' ? 'green' : 'cyan'}>
                {text[`parcel_${parcel.state as 'sent' | 'arrived'}`]}
              </Tag>
            </span>
            <small className={css.small}>
              {[
                parcel.carrier,
                fill(text.sent_at, { time: getTime(parcel.sent_at) }),
                parcel.arrived_at ? fill(text.arrived_at, { time: getTime(parcel.arrived_at) }) : '',
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </li>
        ))}
      </ul>
      {pushes.length > 0 ? <Pushes pushes={pushes} /> : null}
      {parcels.length + pushes.length === 0 ? <p className="text-quiet">{text.no_sending}</p> : null}
    </Panel>
  )
}

export function Tickets({ order }: OrderProps) {
  const text = useText(deskText)
  const { language } = useLanguage()
  if (order.tickets.length === 0) return null
  return (
    <Panel title={text.tickets}>
      <ul className={`bare-list grid gap-3 ${css.list}`}>
        {order.tickets.map((ticket) => (
          <li key={ticket.id}>
            <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
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
