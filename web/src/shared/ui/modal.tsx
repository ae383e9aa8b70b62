import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useText } from '../text/language.tsx'
import { Icon } from './icon.tsx'
import css from './modal.module.css'
import { modalText } from './modal.text.ts'
import { useCountedModal } from './open-modals.ts'

interface ModalProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  readonly footer?: ReactNode
  readonly width_px?: number
  /** The content has its own heading and fills the dialog; the title is only for screen readers. */
  readonly bare?: boolean
  /** Takes the whole screen of a phone. */
  readonly fills_phone?: boolean
}

/** A light modal based on the native dialog: focus stays inside, Escape closes, the page behind is inert. */
export function Modal({
  title,
  onClose,
  children,
  footer,
  width_px = 480,
  bare = false,
  fills_phone = false,
}: ModalProps) {
  const text = useText(modalText)
  const ref = useRef<HTMLDialogElement>(null)
  const title_id = useId()
  useCountedModal()
  useEffect(() => {
    const dialog = ref.current
    const opener = document.activeElement
    if (dialog && !dialog.open) dialog.showModal()
    return () => {
      dialog?.close()
      // React has already removed the dialog, so the browser no longer restores the focus itself.
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click on the backdrop repeats what Escape does
    <dialog
      ref={ref}
      className={`overflow-hidden text-ink bg-surface border-0 rounded-hero shadow-float p-0 ${css.dialog}`}
      data-fills-phone={fills_phone}
      style={{ '--modal-width': `${width_px}px` } as React.CSSProperties}
      aria-labelledby={title_id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose()
      }}
    >
      <div className={bare ? css.bare_head : `flex items-center justify-between gap-4 ${css.head}`}>
        <h2 id={title_id} className={bare ? 'visually-hidden' : 'text-lg'}>
          {title}
        </h2>
        <button type="button" className={css.close} onClick={onClose} aria-label={text.close}>
          <Icon name="close" />
        </button>
      </div>
      <div className={bare ? css.bare_body : `overflow-auto px-6 pt-0 pb-6 ${css.body}`}>{children}</div>
      {footer ? <div className="flex justify-end gap-2 px-6 pt-0 pb-6">{footer}</div> : null}
    </dialog>
  )
}
