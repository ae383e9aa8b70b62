import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { actionText } from '../actions/action.text.ts'
import { studioActions } from '../actions/studio-actions.ts'
import { ActionButton } from '../controls/action-button.tsx'
import { StudioIcon } from '../controls/studio-icon.tsx'
import { fitView, useViewport } from '../state/stage-store.ts'
import { stripText } from '../state/studio.text.ts'
import { flip, useStudioUi } from '../state/studio-ui.ts'
import buttons from './buttons.module.css'
import css from './shell.module.css'

const switches = [
  { id: 'rulers', name: 'has_rulers', icon: 'ruler' },
  { id: 'guides', name: 'has_guides', icon: 'guides' },
  { id: 'grid', name: 'has_grid', icon: 'grid' },
  { id: 'snapping', name: 'is_snapping', icon: 'magnet' },
] as const

/** Zoom and alignment aids. */
export function ZoomBar() {
  const text = useText(stripText)
  const names = useText(actionText)
  const ui = useStudioUi()
  const percent = useViewport((state) => Math.round(state.zoom * 100))
  return (
    <div className="flex items-center flex-none" role="toolbar" aria-label={text.zoom}>
      {switches.map(({ id, name, icon }) => (
        <button
          key={id}
          type="button"
          className={`grid place-items-center flex-none w-9 h-9 cursor-pointer bg-none border-0 rounded-control ${buttons.iconButton} ${buttons.wideOnly}`}
          aria-pressed={ui[name]}
          aria-label={names[id]}
          title={`${names[id]} ${studioActions[id].key ?? ''}`}
          onClick={() => flip(name)}
        >
          <StudioIcon name={icon} size_px={18} />
        </button>
      ))}
      <ActionButton action={studioActions.zoom_out} icon="zoom_out" />
      <button
        type="button"
        className={`bare-button h-8 text-xs rounded-control ${css.percent}`}
        aria-label={fill(text.percent, { percent })}
        title={names.zoom_fit}
        onClick={fitView}
      >
        {percent}%
      </button>
      <ActionButton action={studioActions.zoom_in} icon="zoom_in" />
    </div>
  )
}
