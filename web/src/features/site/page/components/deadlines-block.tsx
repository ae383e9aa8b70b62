import { type Deadline, getDeadlines, nextHoliday } from '@inkroute/contract/site/season-dates'
import { useLanguage, useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { dayName, daysUntil } from '../inline.view.ts'
import { holidayText, laneText, pageText } from '../page.text.ts'
import { BlockHead } from './block-head.tsx'
import css from './deadlines.module.css'
import { InlineText } from './inline-text.tsx'
import { type BlockProps, usePageFrame } from './page-frame.ts'

const parts = ['production', 'handling', 'transit', 'spare'] as const

function DeadlineRow({ row, spare_days, longest }: { row: Deadline; spare_days: number; longest: number }) {
  const text = useText(pageText)
  const lane = useText(laneText)
  const { language } = useLanguage()
  const { today, lane_days } = usePageFrame()
  const own = lane_days[row.lane]
  if (!own) return null
  const days = { production: own.production, handling: own.handling, transit: own.transit[1], spare: spare_days }
  const left = daysUntil(row.order_by, today)
  return (
    <li className={row.passed ? css.passed : undefined}>
      <div className={css.lane}>
        <h3>{lane[row.lane]}</h3>
        <p>{fill(text.door_days, { min: row.total[0], max: row.total[1] })}</p>
      </div>
      <div className={css.track} aria-hidden="true">
        <div className={css.bar} style={{ width: `${((row.total[1] + spare_days) / longest) * 100}%` }}>
          {parts.map((part) => (
            <span key={part} className={css[part]} style={{ flexGrow: days[part] }} />
          ))}
        </div>
      </div>
      <div className={css.date}>
        <time dateTime={row.order_by}>{dayName(row.order_by, language)}</time>
        <span>{row.passed ? text.passed : left === 0 ? text.last_day : fill(text.in_time, { days: left })}</span>
      </div>
    </li>
  )
}

/** Counted back from the holiday: the last day to pay for each shipping method. */
export function DeadlinesBlock({ block }: BlockProps<'deadlines'>) {
  const text = useText(pageText)
  const names = useText(holidayText)
  const { language } = useLanguage()
  const { today, lane_days } = usePageFrame()
  const rows = getDeadlines(block.holiday, block.lanes, { spare_days: block.spare_days, today }, lane_days)
  const longest = Math.max(...rows.map((row) => row.total[1] + block.spare_days))
  const day = dayName(nextHoliday(block.holiday, today), language)
  return (
    <>
      <BlockHead title={block.title} lead={block.lead} />
      <div className={css.board}>
        <div className={css.top}>
          <p>{fill(text.day_of, { name: names[block.holiday], day })}</p>
          <ul className={css.legend} aria-hidden="true">
            {parts.map((part) => (
              <li key={part}>
                <span className={css[part]} />
                {text[part]}
              </li>
            ))}
          </ul>
          <p className={css.column}>{text.order_by}</p>
        </div>
        <ol>
          {rows.map((row) => (
            <DeadlineRow key={row.lane} row={row} spare_days={block.spare_days} longest={longest} />
          ))}
        </ol>
      </div>
      {block.note ? (
        <p className={css.note}>
          <InlineText text={block.note} />
        </p>
      ) : null}
    </>
  )
}
