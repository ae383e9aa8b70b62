import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useText } from '../../../shared/text/language.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { studioActions } from '../actions/studio-actions.ts'
import { ActionButton } from '../controls/action-button.tsx'
import { StudioIcon } from '../controls/studio-icon.tsx'
import { ShareButtons } from '../share/share-buttons.tsx'
import { studioText } from '../state/studio.text.ts'
import type { SaveState } from '../state/studio-draft.ts'
import type { StudioSlots } from '../state/studio-slots.ts'
import { useStudio } from '../state/studio-store.ts'
import { openDialog, openSheet } from '../state/studio-ui.ts'
import buttons from './buttons.module.css'
import shell from './shell.module.css'
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
    <h1 className={`min-w-0 text-sm font-medium ${css.name}`}>
      <button type="button" title={text.switchProduct} onClick={() => openDialog('products')}>
        <span>{children}</span>
        <Icon name="chevron_down" size_px={16} />
      </button>
    </h1>
  )
}

/** Back link and title: the product, which can be switched, or the name of the sheet. */
function Head({ head }: Pick<StudioSlots, 'head'>) {
  const text = useText(studioText)
  const product = useStudio((state) => state.product)
  const back = head?.back_label ?? text.back
  return (
    <>
      <Link
        to={head?.back_to ?? `/productDesignDetail/${product?.id ?? ''}`}
        className={`grid place-items-center w-9 h-9 rounded-control ${css.back}`}
        aria-label={back}
        title={back}
      >
        <Icon name="chevron_left" />
      </Link>
      {head ? (
        <h1 className={`min-w-0 text-sm font-medium ${css.name}`}>{head.title}</h1>
      ) : (
        <ProductName>{product?.name}</ProductName>
      )}
    </>
  )
}

interface TopBarProps extends Pick<StudioSlots, 'head' | 'draftSlot' | 'priceSlot' | 'preflightSlot' | 'saveSlot'> {
  readonly save_state: SaveState
  readonly has_preview: boolean
}

export function TopBar({ save_state, has_preview, head, draftSlot, priceSlot, preflightSlot, saveSlot }: TopBarProps) {
  const text = useText(studioText)
  return (
    <header className={`flex items-center min-w-0 bg-studio-1 gap-2 px-3 ${shell.top}`}>
      <Head {...(head ? { head } : {})} />
      <div className="flex gap-0.5">
        <ActionButton action={studioActions.undo} icon="undo" />
        <ActionButton action={studioActions.redo} icon="redo" />
      </div>
      {draftSlot ?? <KeptHere state={save_state} />}
      <span className={`flex-1 ${css.gap}`} />
      {priceSlot ? <span className={buttons.wideOnly}>{priceSlot}</span> : null}
      {preflightSlot}
      {head ? null : <ShareButtons place="top_bar" />}
      <button
        type="button"
        className={`grid place-items-center flex-none w-9 h-9 cursor-pointer bg-none border-0 rounded-control ${buttons.iconButton} ${buttons.wideOnly}`}
        aria-label={text.keyHelp}
        title={text.keyHelp}
        onClick={() => openDialog('keys')}
      >
        <StudioIcon name="keyboard" />
      </button>
      {has_preview ? (
        <button
          type="button"
          className={`bare-button hidden place-items-center flex-none w-9 h-9 rounded-control ${buttons.narrowOnly}`}
          aria-label={text.preview}
          onClick={() => openSheet('preview')}
        >
          <StudioIcon name="preview" />
        </button>
      ) : null}
      {saveSlot ? (
        <button
          type="button"
          className={`flex-none h-9 font-medium text-on-dark cursor-pointer bg-action border-0 rounded-control px-5 py-0 ${css.save}`}
          onClick={() => openDialog('save')}
        >
          {head?.save_label ?? text.save}
        </button>
      ) : null}
    </header>
  )
}
