import { useCountdown } from '../../../shared/hooks/use-countdown.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill, withBrand } from '../../../shared/text/text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Modal } from '../../../shared/ui/modal.tsx'
import { agreementSections, agreementText } from '../agreement.text.ts'
import { authText } from '../auth.text.ts'
import css from './agreement-dialog.module.css'

const READING_SECONDS = 10

interface AgreementDialogProps {
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

export function AgreementDialog({ onConfirm, onCancel }: AgreementDialogProps) {
  const text = useText(authText)
  const agreement = useText(agreementText)
  const { language } = useLanguage()
  const { seconds } = useCountdown(READING_SECONDS)
  return (
    <Modal
      title={agreement.title}
      width_px={640}
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>{text.disagree}</Button>
          <Button kind="primary" disabled={seconds > 0} onClick={onConfirm}>
            {seconds > 0 ? fill(text.agreeIn, { seconds }) : text.agree}
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling text must be reachable by keyboard */}
      <section className={css.scroll} tabIndex={0} aria-label={agreement.title}>
        <p className="text-quiet">{agreement.lead}</p>
        {agreementSections.map((section) => (
          <div key={section.heading.en}>
            <h3 className="text-sm mt-4 mb-1">{section.heading[language]}</h3>
            <p>{withBrand(section.body[language], language)}</p>
          </div>
        ))}
      </section>
    </Modal>
  )
}
