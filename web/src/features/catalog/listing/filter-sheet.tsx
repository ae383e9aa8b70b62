import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { useCountedModal } from '../../../shared/ui/open-modals.ts'
import css from './filter-sheet.module.css'
import { listingText } from './listing.text.ts'

interface FilterSheetProps {
  readonly total: number
  readonly is_pending: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** On phones the filters rise from the lower edge; every tick already counts, the button only closes. */
export function FilterSheet({ total, is_pending, onClose, children }: FilterSheetProps) {
  const text = useText(listingText)
  const ref = useRef<HTMLDialogElement>(null)
  useCountedModal()
  useEffect(() => {
    const dialog = ref.current
    const opener = document.activeElement
    if (dialog && !dialog.open) dialog.showModal()
    return () => {
      dialog?.close()
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click on the backdrop repeats what Escape does
    <dialog
      ref={ref}
      className={css.sheet}
      aria-label={text.filters}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose()
      }}
    >
      <div className={css.head}>
        <h2>{text.filters}</h2>
        <button type="button" className={css.close} onClick={onClose} aria-label={text.close}>
          <Icon name="close" />
        </button>
      </div>
      <div className={css.body}>{children}</div>
      <div className={css.foot}>
        <Button kind="primary" large block busy={is_pending} onClick={onClose}>
          {total === 0 ? text.show_none : fill(text.show_results, { count: total })}
        </Button>
      </div>
    </dialog>
  )
}
