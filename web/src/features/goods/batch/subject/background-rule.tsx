import type { FacePlacement } from '@inkroute/engine/batch/placement'
import { Button, Checkbox } from 'antd'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { useBatch } from '../state/batch-store.ts'
import { cutPictures } from '../state/plan.view.ts'
import css from './subject.module.css'
import { subjectText } from './subject.text.ts'
import { resumeSubjects, stopSubjects, subjectState, useSubjects } from './subject-store.ts'

const outcomes = ['found', 'none', 'bare', 'failed'] as const

/** How many pictures of the table have which outcome. */
function useOutcomes() {
  const setup = useBatch()
  const subjects = useSubjects()
  const counts = { found: 0, none: 0, bare: 0, failed: 0 }
  for (const picture of cutPictures(setup)) {
    const state = subjectState(subjects, picture)
    if (state !== 'waiting' && state !== 'stopped') counts[state]++
  }
  return counts
}

/** How far the previews are, with a way to stop. */
function Progress() {
  const text = useText(subjectText)
  const { waiting, is_stopped } = useSubjects()
  const counts = useOutcomes()
  const left = waiting.length
  const done = outcomes.filter((name) => counts[name] > 0).map((name) => fill(text[name], { count: counts[name] }))
  return (
    <div className={`grid gap-0.5 ${css.progress}`} role="status">
      {left > 0 ? (
        <p>
          {fill(is_stopped ? text.stopped : text.looking, { count: left })}
          <Button size="small" type="link" onClick={is_stopped ? resumeSubjects : stopSubjects}>
            {is_stopped ? text.resume : text.stop}
          </Button>
        </p>
      ) : null}
      {done.length > 0 ? (
        <p>
          {done.join(' · ')}
          {counts.failed > 0 ? (
            <Button size="small" type="link" onClick={resumeSubjects}>
              {text.retry}
            </Button>
          ) : null}
        </p>
      ) : null}
    </div>
  )
}

interface BackgroundProps {
  readonly rule: FacePlacement
  readonly onChange: (rule: FacePlacement) => void
}

/** Removes the background of all pictures the rules are about. */
export function BackgroundRule({ rule, onChange }: BackgroundProps) {
  const text = useText(subjectText)
  const toggle = (is_cut_out: boolean) => {
    const { is_cut_out: _before, ...rest } = rule
    onChange(is_cut_out ? { ...rest, is_cut_out } : rest)
  }
  return (
    <div className="grid gap-1">
      <Checkbox checked={rule.is_cut_out === true} onChange={({ target }) => toggle(target.checked)}>
        {text.remove}
      </Checkbox>
      {rule.is_cut_out ? (
        <>
          <p className={css.hint}>{text.hint}</p>
          <Progress />
        </>
      ) : null}
    </div>
  )
}
