import type { ReactNode } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { studioActions } from '../actions/studio-actions.ts'
import { ActionButton } from '../controls/action-button.tsx'
import { StudioIcon } from '../controls/studio-icon.tsx'
import { ShareButtons } from '../share/share-buttons.tsx'
import { studioText } from '../state/studio.text.ts'
import { useStudio } from '../state/studio-store.ts'
import { openSheet, useStudioUi } from '../state/studio-ui.ts'
import css from './phone-bar.module.css'

interface PhoneBarProps {
  readonly priceSlot?: ReactNode
  /** False for sheets of several products, which have no link and no file of their own. */
  readonly can_share: boolean
}

/** On phones: the most used layer actions and a button for the rest. */
export function PhoneBar({ priceSlot, can_share }: PhoneBarProps) {
  const text = useText(studioText)
  const has_chosen = useStudio((state) => state.chosen.length > 0)
  const sheet = useStudioUi((state) => state.sheet)
  const toggle = (name: 'properties' | 'layers') => () => openSheet(sheet === name ? null : name)
  return (
    <div className={`hidden ${css.bar}`} role="toolbar" aria-label={text.dock}>
      <button type="button" aria-pressed={sheet === 'properties'} onClick={toggle('properties')}>
        <StudioIcon name="sliders" size_px={18} />
        {text.properties}
      </button>
      <button type="button" aria-pressed={sheet === 'layers'} onClick={toggle('layers')}>
        <StudioIcon name="layers" size_px={18} />
        {text.layers}
      </button>
      {has_chosen ? (
        <>
          <ActionButton action={studioActions.fit} icon="fit" />
          <ActionButton action={studioActions.centre} icon="centre" />
          <ActionButton action={studioActions.duplicate} icon="duplicate" />
          <ActionButton action={studioActions.remove} icon="remove" />
        </>
      ) : (
        <>
          {priceSlot}
          {can_share ? <ShareButtons place="phone_bar" /> : null}
        </>
      )}
    </div>
  )
}
