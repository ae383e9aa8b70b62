import { useText } from '../../shared/text/language.tsx'
import { Button, ButtonLink } from '../../shared/ui/button.tsx'
import { closeDialog, useDialog } from '../../shared/ui/dialog.ts'
import { Modal } from '../../shared/ui/modal.tsx'
import css from './hosts.module.css'
import { hostsText } from './hosts.text.ts'

/** Renders the dialog opened by `showDialog`, e.g. a refusal that offers a way out. */
export function DialogHost() {
  const current = useDialog((state) => state.current)
  const text = useText(hostsText)
  if (!current) return null
  const { other } = current
  const after = (run: (() => void) | undefined) => {
    closeDialog()
    run?.()
  }
  return (
    <Modal
      title={current.title}
      onClose={closeDialog}
      width_px={440}
      footer={
        <>
          <Button onClick={closeDialog}>{text.cancel}</Button>
          {other ? <Button onClick={() => after(other.run)}>{other.action}</Button> : null}
          {current.href ? (
            <ButtonLink kind="primary" to={current.href} onClick={closeDialog}>
              {current.action}
            </ButtonLink>
          ) : (
            <Button kind="primary" onClick={() => after(current.run)}>
              {current.action}
            </Button>
          )}
        </>
      }
    >
      <p className={css.question}>{current.body}</p>
    </Modal>
  )
}
