import * as contract from '@inkroute/contract/order/desk'
import { useState } from 'react'
import { formatInstant } from '../../../shared/format/time.ts'
import { OpsText } from '../../../shared/ops/ops-link.tsx'
import { useTimeZone } from '../../../shared/session/use-user.ts'
import { useText } from '../../../shared/text/language.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import css from './desk.module.css'
import { deskText } from './desk.text.ts'
import { byDay } from './story.view.ts'

/** Everything that happened to an order, day by day, the newest first. */
export function Story({ order }: { readonly order: contract.DeskOrder }) {
  const { story } = order
  const parcels = [...order.parcels, ...order.pushes].map(({ tracking_no }) => tracking_no)
  const text = useText(deskText)
  const time_zone = useTimeZone()
  const [kind, setKind] = useState<contract.StoryKind | null>(null)
  const kinds = contract.storyKinds.filter((one) => story.some((item) => item.kind === one))
  const days = byDay(
    story.filter((item) => kind === null || item.kind === kind),
    (at) => formatInstant(at, time_zone),
  )
  return (
    <Panel title={text.story}>
      <fieldset className={`flex flex-wrap border-0 gap-2 p-0 m-0 mb-4 ${css.kinds}`}>
        <legend className="visually-hidden">{text.story}</legend>
        {[null, ...kinds].map((one) => (
          <button key={one ?? ''} type="button" aria-pressed={kind === one} onClick={() => setKind(one)}>
            {one ? text[`kind_${one}`] : text.story_all}
          </button>
        ))}
      </fieldset>
      {days.map(({ day, items }) => (
        <section key={day}>
          <h3 className="text-xs font-medium text-quiet py-2">{day}</h3>
          <ol className={`bare-list mb-3 ${css.story}`}>
            {items.map((item) => (
              <li key={item.key} data-kind={item.kind} data-problem={item.is_problem}>
                <time dateTime={item.at}>{item.time}</time>
                <div>
                  <span>
                    <OpsText parcels={parcels}>{item.text}</OpsText>
                  </span>
                  <small className={css.small}>
                    {text[`kind_${item.kind}`]}
                    {item.by ? ` · ${item.by}` : ''}
                    {item.detail ? ' · ' : ''}
                    <OpsText parcels={parcels}>{item.detail}</OpsText>
                  </small>
                </div>
              </li>
            ))}
          </ol>
        </section>
      ))}
      {days.length === 0 ? <p className="text-quiet">{text.no_story}</p> : null}
    </Panel>
  )
}
