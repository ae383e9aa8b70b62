import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useText } from '../../../shared/text/language.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { studioText } from '../studio.text.ts'
import { studioActions } from '../studio-actions.ts'
import type { SaveState } from '../studio-draft.ts'
import type { StudioSlots } from '../studio-slots.ts'
import { useStudio } from '../studio-store.ts'
import { openDialog, openSheet } from '../studio-ui.ts'
import { ActionButton } from './action-button.tsx'
import buttons from './buttons.module.css'
import shell from './shell.module.css'
import { StudioIcon } from './studio-icon.tsx'
import css from './top-bar.module.css'

function KeptHere({ state }: { state: SaveState }) {
  const text = useText(studioText)
  const words = { saved: text.saved, saving: text.saving, failed: text.notSaved }
  return (
    <span className={css.kept} data-state={state} role="status">
      {words[state]}
    </span>
  )
}

function ProductName({ children }: { children: ReactNode }) {
  const text = useText(studioText)
  return (
    <h1 className={css.name}>
      <button type="button" title={text.switchProduct} onClick={() => openDialog('products')}>
        <span>{children}</span>
        <Icon name="chevron_down" size_px={16} />
      </button>
    </h1>
  )
}

type TopBarProps = Pick<StudioSlots, 'draftSlot' | 'preflightSlot' | 'saveSlot'> & { readonly save_state: SaveState }

export function TopBar({ save_state, draftSlot, preflightSlot, saveSlot }: TopBarProps) {
  const text = useText(studioText)
  const product = useStudio((state) => state.product)
  return (
    <header className={shell.top}>
      <Link
        to={`/productDesignDetail/${product?.id ?? ''}`}
        className={css.back}
        aria-label={text.back}
        title={text.back}
      >
        <Icon name="chevron_left" />
      </Link>
      <ProductName>{product?.name}</ProductName>
      <div className={css.steps}>
        <ActionButton action={studioActions.undo} icon="undo" />
        <ActionButton action={studioActions.redo} icon="redo" />
      </div>
      {draftSlot ?? <KeptHere state={save_state} />}
      <span className={css.gap} />
      {preflightSlot}
      <button
        type="button"
        className={`${buttons.iconButton} ${buttons.wideOnly}`}
        aria-label={text.keyHelp}
        title={text.keyHelp}
        onClick={() => openDialog('keys')}
      >
        <StudioIcon name="keyboard" />
      </button>
      <button
        type="button"
        className={buttons.narrowOnly}
        aria-label={text.preview}
        onClick={() => openSheet('preview')}
      >
        <StudioIcon name="preview" />
      </button>
      {saveSlot ? (
        <button type="button" className={css.save} onClick={() => openDialog('save')}>
          {text.save}
        </button>
      ) : null}
    </header>
  )
}
