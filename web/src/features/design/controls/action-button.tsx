import { useText } from '../../../shared/text/language.tsx'
import { actionText } from '../actions/action.text.ts'
import type { StudioAction } from '../actions/studio-actions.ts'
import { keyOfAction, useKeys } from '../actions/studio-keys.ts'
import css from '../shell/buttons.module.css'
import { useStudio } from '../state/studio-store.ts'
import { StudioIcon, type StudioIconName } from './studio-icon.tsx'

interface ActionButtonProps {
  readonly action: StudioAction
  readonly icon?: StudioIconName
}

/** A button for one entry of the actions list, with its keys in the hint. */
export function ActionButton({ action, icon }: ActionButtonProps) {
  const text = useText(actionText)
  const keys = useKeys((state) => state.keys)
  const can = useStudio(() => action.can())
  const name = text[action.id]
  const key = keyOfAction(action, keys)
  return (
    <button
      type="button"
      className={
        icon
          ? `grid place-items-center flex-none w-9 h-9 cursor-pointer bg-none border-0 rounded-control ${css.iconButton}`
          : css.textButton
      }
      disabled={!can}
      aria-label={name}
      title={key ? `${name} ${key}` : name}
      onClick={action.run}
    >
      {icon ? <StudioIcon name={icon} /> : name}
    </button>
  )
}
