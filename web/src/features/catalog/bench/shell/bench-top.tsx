import { Link } from 'react-router'
import { useLanguage, useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { viewName } from '../document/attach.view.ts'
import { chooseShot, redoStep, undoStep, useBench } from '../draft/bench-store.ts'
import { keepMine, takeTheirs, useSync } from '../draft/bench-sync.ts'
import { benchText } from './bench.text.ts'
import css from './shell.module.css'

const UNDO = 'M8 5 4 9l4 4M4 9h9.500a5.500 5.500 0 0 1 0 11H9'

function Travel() {
  const text = useText(benchText)
  const { past, future } = useBench((state) => state.history)
  return (
    <div className={`flex flex-none gap-0.5 ${css.travel}`}>
      <button
        className="bare-button grid place-items-center w-9 h-9 rounded-control"
        type="button"
        aria-label={text.undo}
        title={`${text.undo} Ctrl+Z`}
        disabled={past.length === 0}
        onClick={undoStep}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={UNDO} />
        </svg>
      </button>
      <button
        className="bare-button grid place-items-center w-9 h-9 rounded-control"
        type="button"
        aria-label={text.redo}
        title={`${text.redo} Ctrl+Shift+Z`}
        disabled={future.length === 0}
        onClick={redoStep}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" data-mirrored>
          <path d={UNDO} />
        </svg>
      </button>
    </div>
  )
}

/** Which of the set's views is on the table. */
function ViewTabs() {
  const { language } = useLanguage()
  const shots = useBench(({ history }) => history.present.shots)
  const index = useBench((state) => state.shot)
  if (shots.length < 2) return null
  return (
    <div className={`flex overflow-x-auto scrollbar-none bg-studio-0 gap-0.5 ${css.views}`} role="tablist">
      {shots.map((shot, n) => (
        <button
          className="bare-button flex-none h-7 rounded-control px-3 py-0"
          key={`${shot.photo_id} ${shot.view.name}`}
          type="button"
          role="tab"
          aria-selected={n === index}
          onClick={() => chooseShot(n)}
        >
          {viewName(shot.view.name)[language]}
        </button>
      ))}
    </div>
  )
}

export function BenchTop() {
  const text = useText(benchText)
  const name = useBench(({ history }) => history.present.name)
  const { state, reason } = useSync()
  return (
    <header className={`flex items-center min-w-0 bg-studio-1 gap-3 px-3 ${css.top}`}>
      <Link to="/ops/bench" className={css.back} aria-label={text.back} title={text.back}>
        <Icon name="chevron_left" />
      </Link>
      <h1>{name}</h1>
      <span className={css.kept} data-state={state} role="status">
        {text[state]}
        {reason ? ` · ${reason}` : ''}
      </span>
      <ViewTabs />
      <Travel />
    </header>
  )
}

/** Two people work on the same set: neither version is lost. */
export function Conflict() {
  const text = useText(benchText)
  const { state, other } = useSync()
  if (state !== 'conflict' || !other) return null
  return (
    <div className={`flex flex-wrap items-center gap-2 px-4 py-3 ${css.conflict}`} role="alert">
      <div>
        <b>{fill(text.conflict_title, { name: other.updated_by })}</b>
        <p>{text.conflict_body}</p>
      </div>
      <button type="button" onClick={takeTheirs}>
        {text.take_theirs}
      </button>
      <button type="button" onClick={keepMine}>
        {text.keep_mine}
      </button>
    </div>
  )
}
