import type { Reply } from '@inkroute/contract/endpoint'
import { type Compared, getDay } from '@inkroute/contract/production/day/day'
import { Button, Result, Skeleton } from 'antd'
import { Link } from 'react-router'
import { useCall } from '../../../shared/api/hooks.ts'
import { formatInstant } from '../../../shared/format/time.ts'
import { localZone } from '../../../shared/format/time-zone.ts'
import { OpsLink } from '../../../shared/ops/ops-link.tsx'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { LineChart } from '../../../shared/ui/chart/line-chart.tsx'
import css from './day.module.css'
import { dayText } from './day.text.ts'

const REFRESH_MS = 60_000
const time_zone = localZone()

type Day = Reply<typeof getDay>

const plain = (value: number) => value.toLocaleString('en-US')
/** Half a piece is never packed, so the axis does not name it. */
const whole = (value: number) => (Number.isInteger(value) ? plain(value) : '')

function Due({ due }: { due: Day['due'] }) {
  const text = useText(dayText)
  const cards = [
    [text.overdue, due.overdue, due.overdue > 0 ? 'alarm' : '', '/ops/order?overdue=1'],
    [text.due_today, due.today, due.today > 0 ? 'due' : '', '/ops/production'],
    [text.tomorrow, due.tomorrow, '', '/ops/production'],
    [text.later, due.later, '', '/ops/production'],
  ] as const
  return (
    <div className={`grid gap-3 ${css.due}`}>
      {cards.map(([label, count, tone, path]) => (
        <Link className="card grid items-baseline" key={label} to={path} data-tone={tone}>
          <span className="col-span-full text-quiet">{label}</span>
          <b className="text-xl font-strong">{plain(count)}</b>
          <small className="text-quiet">{text.pieces}</small>
        </Link>
      ))}
    </div>
  )
}

function Output({ label, value }: { label: string; value: Compared }) {
  const text = useText(dayText)
  const tone = value.today >= value.yesterday ? 'up' : 'down'
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <b data-tone={tone}>{plain(value.today)}</b>
        <small>{fill(text.against, { count: plain(value.yesterday), whole: plain(value.yesterday_whole) })}</small>
      </dd>
    </div>
  )
}

function Load({ factories }: { factories: Day['factories'] }) {
  const text = useText(dayText)
  if (factories.length === 0) return <p className={css.none}>{text.no_work}</p>
  return (
    <ul className={`bare-list grid gap-3 ${css.load}`}>
      {factories.map((one) => {
        const days = one.daily_capacity > 0 ? one.open / one.daily_capacity : 0
        return (
          <li className="grid gap-1" key={one.id}>
            <span>{one.name}</span>
            <small>
              {fill(text.load_of, { open: plain(one.open), capacity: plain(one.daily_capacity) })}
              {days >= 0.1 ? ` · ${fill(text.days, { days: days.toFixed(1) })}` : ''}
            </small>
            <span className={`overflow-hidden bg-paper ${css.bar}`} aria-hidden="true">
              <i data-late={one.overdue > 0} style={{ width: `${Math.min(100, days * 50)}%` }} />
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function Overdue({ tasks }: { tasks: Day['overdue'] }) {
  const text = useText(dayText)
  if (tasks.length === 0) return <p className={css.none}>{text.none_overdue}</p>
  return (
    <div className="overflow-x-auto">
      <table className={`w-full border-collapse ${css.table}`}>
        <thead>
          <tr>
            <th scope="col">{text.order}</th>
            <th scope="col">{text.task}</th>
            <th scope="col">{text.product}</th>
            <th scope="col">{text.due_at}</th>
          </tr>
        </thead>
        <tbody>
          {tasks.map((task) => (
            <tr key={task.code}>
              <td>
                <OpsLink kind="order" id={task.order_no} />
              </td>
              <td>
                <OpsLink kind="task" id={task.code} />
              </td>
              <td>
                {task.title} × {task.pieces}
              </td>
              <td>{formatInstant(task.due_at, time_zone)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Panels({ day }: { day: Day }) {
  const text = useText(dayText)
  const hours = day.hours.map(({ hour }) => String(hour))
  return (
    <>
      <Due due={day.due} />
      <div className={`grid gap-4 mt-4 ${css.panels}`}>
        <section className="card min-w-0 px-6 py-5">
          <dl className={`grid grid-cols-3 gap-3 m-0 mb-4 ${css.output}`}>
            <Output label={text.packed} value={day.output.packed} />
            <Output label={text.shipped} value={day.output.shipped} />
            <Output label={text.paid} value={day.output.paid} />
          </dl>
          <LineChart
            title={text.hours}
            labels={hours}
            format={whole}
            height_px={160}
            series={[
              { key: 'today', label: text.today, color: 'action', values: day.hours.map(({ today }) => today) },
              {
                key: 'yesterday',
                label: text.yesterday,
                color: 'ink-secondary',
                values: day.hours.map(({ yesterday }) => yesterday),
                is_reference: true,
              },
            ]}
          />
        </section>
        <div className="grid content-start grid-cols-1 gap-4">
          <section className="card min-w-0 px-6 py-5">
            <h3 className="text-sm font-strong mb-3">{text.load}</h3>
            <Load factories={day.factories} />
          </section>
          <section className="card min-w-0 px-6 py-5">
            <h3 className="text-sm font-strong mb-3">{text.longest}</h3>
            <Overdue tasks={day.overdue} />
          </section>
        </div>
      </div>
    </>
  )
}

/** What a factory looks at in the morning: due, overdue, output against yesterday. */
export function FactoryDay() {
  const text = useText(dayText)
  const day = useCall(getDay, { time_zone }, { quiet: true, refetch_ms: REFRESH_MS })
  return (
    <section className={`mb-4 ${css.day}`} aria-label={text.title}>
      <h2>{text.title}</h2>
      {day.data ? <Panels day={day.data} /> : null}
      {day.isPending ? <Skeleton active paragraph={{ rows: 6 }} /> : null}
      {day.isError ? (
        <Result
          status="warning"
          title={text.load_failed}
          extra={<Button onClick={() => void day.refetch()}>{text.retry}</Button>}
        />
      ) : null}
    </section>
  )
}
