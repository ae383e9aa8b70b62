import { useText } from '../../shared/text/language.tsx'
import css from './studio.module.css'
import { actionText } from './studio.text.ts'
import { type StudioAction, type StudioActionId, studioActions } from './studio-actions.ts'
import { useStudio } from './studio-store.ts'

const shown: readonly (readonly StudioActionId[])[] = [
  ['undo', 'redo'],
  ['fit', 'fill', 'centre'],
  ['mirror_h', 'mirror_v', 'rotate_90'],
  ['tile_basic', 'tile_mirrored'],
  ['forward', 'backward', 'duplicate', 'remove'],
]

/** What can be done with what is in hand, each with its keys. */
export function StudioToolbar({ keys }: { keys: ReadonlyMap<string, string> }) {
  const text = useText(actionText)
  const { chosen, history } = useStudio()
  const can = (action: StudioAction) => {
    if (action.id === 'undo') return history.past.length > 0
    if (action.id === 'redo') return history.future.length > 0
    return !action.needs_selection || chosen.length > 0
  }
  return (
    <div className={css.toolbar} role="toolbar">
      {shown.map((group) => (
        <div key={group[0]} className={css.group}>
          {group.map((id) => {
            const action: StudioAction = studioActions[id]
            const key = action.hot_key ? keys.get(action.hot_key) : undefined
            return (
              <button
                key={id}
                type="button"
                disabled={!can(action)}
                title={key ? `${text[id]} ${key}` : text[id]}
                onClick={action.run}
              >
                {text[id]}
              </button>
            )
          })}
        </div>
      ))}
    </div>
  )
}
