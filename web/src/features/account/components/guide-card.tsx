import { Button, Progress } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useUser } from '../../../shared/session/use-user.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { type Guide, useGuideStatus } from '../account.api.ts'
import { dashboardText } from '../dashboard.text.ts'
import css from './dashboard.module.css'

const getKey = (user_id: number) => `inkroute.setup-hidden.${user_id}`

/** Whether the checklist is hidden is stored in this browser; the steps come from the server. */
function isGuideHidden(user_id: number): boolean {
  try {
    return localStorage.getItem(getKey(user_id)) === '1'
  } catch {
    return false
  }
}

function hideGuide(user_id: number): void {
  try {
    localStorage.setItem(getKey(user_id), '1')
  } catch {
    // Private mode without storage: hidden until the page is left.
  }
}

function Step({ step }: { step: Guide['steps'][number] }) {
  const text = useText(dashboardText)
  const label = text[`step_${step.key}`]
  return (
    <li className={css.step} data-done={step.is_done}>
      {step.is_done ? (
        <span className={css.row}>
          <span className={`grid place-items-center flex-none text-on-dark rounded-full ${css.tick}`}>
            <Icon name="check" size_px={14} />
          </span>
          {label}
          <span className="visually-hidden">{text.step_done}</span>
        </span>
      ) : (
        <Link to={step.key === 'shortcuts' ? '#shortcuts' : step.path}>
          <span className={`grid place-items-center flex-none text-on-dark rounded-full ${css.tick}`} />
          {label}
          <em>{text.guide_go}</em>
        </Link>
      )}
    </li>
  )
}

/** Setup checklist. Disappears when everything is done or the person hides it. */
export function GuideCard() {
  const text = useText(dashboardText)
  const user_id = useUser()?.id
  const guide = useGuideStatus().data
  const [is_hidden, setHidden] = useState(() => user_id !== undefined && isGuideHidden(user_id))
  if (!guide || guide.is_finished || is_hidden) return null
  const done = guide.steps.filter((step) => step.is_done).length
  const all = guide.steps.length
  const hide = () => {
    if (user_id !== undefined) hideGuide(user_id)
    setHidden(true)
  }
  return (
    <Panel
      title={text.guide_title}
      extra={
        <Button type="text" size="small" onClick={hide}>
          {text.guide_hide}
        </Button>
      }
    >
      <Progress percent={Math.round((done / all) * 100)} showInfo={false} aria-label={text.guide_title} />
      <p style={{ color: 'var(--color-ink-secondary)' }}>{fill(text.guide_done, { done, all })}</p>
      <ul className="bare-list grid gap-1 mt-3">
        {guide.steps.map((step) => (
          <Step key={step.key} step={step} />
        ))}
      </ul>
    </Panel>
  )
}
