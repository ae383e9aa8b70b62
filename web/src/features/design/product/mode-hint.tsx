import { useText } from '../../../shared/text/language.tsx'
import { studioActions } from '../actions/studio-actions.ts'
import { ActionButton } from '../controls/action-button.tsx'
import { useStudio } from '../state/studio-store.ts'
import css from './mode-hint.module.css'
import { productText } from './product.text.ts'

/** Explains all-over prints and fixed layouts above the stage, with the one action they need. */
export function ModeHint() {
  const text = useText(productText)
  const mode = useStudio((state) => state.product?.design_mode ?? 1)
  const has_chosen = useStudio((state) => state.chosen.length > 0)
  if (mode === 1) return null
  return (
    <div className={css.hint}>
      <span>{mode === 2 ? text.mode2 : text.mode3}</span>
      {has_chosen ? <ActionButton action={studioActions.fill} /> : null}
    </div>
  )
}
