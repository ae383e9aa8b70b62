import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import { type Activity, useActivity } from '../account.api.ts'
import { activityText, dashboardText } from '../dashboard.text.ts'
import css from './dashboard.module.css'

const FIRST_SIZE = 6
const MORE_SIZE = 30

function Entry({ entry }: { entry: Activity }) {
  const text = useText(activityText)
  return (
    <li>
      <p>
        <strong style={{ fontWeight: 500 }}>{entry.username}</strong>{' '}
        {fill(text[entry.kind], { subject: entry.subject })}
      </p>
      <small>
        <RelativeTime at={entry.created_at} /> · {entry.ip}
      </small>
    </li>
  )
}

export function ActivityCard() {
  const text = useText(dashboardText)
  const [size, setSize] = useState(FIRST_SIZE)
  const { data, isError, refetch } = useActivity(size)
  return (
    <Panel title={text.activity}>
      {isError ? <LoadFailed onRetry={() => void refetch()} /> : null}
      {!data && !isError ? <Skeleton active title={false} paragraph={{ rows: 6 }} /> : null}
      {data?.total === 0 ? <p className="grid justify-items-start text-quiet gap-3">{text.activity_empty}</p> : null}
      <ul className={`bare-list grid gap-3 ${css.log}`}>
        {data?.data.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
      {data && data.total > FIRST_SIZE && size === FIRST_SIZE ? (
        <Button
          type="link"
          size="small"
          style={{ alignSelf: 'flex-start', marginTop: 12, padding: 0 }}
          onClick={() => setSize(MORE_SIZE)}
        >
          {text.activity_more}
        </Button>
      ) : null}
    </Panel>
  )
}
