import type { Reply } from '@inkroute/contract/endpoint'
import type { checkPersonalForm } from '@inkroute/contract/personal/personal'
import { type PersonalField, wordsIn } from '@inkroute/engine/personal/personal-field'
import { Modal } from 'antd'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import css from './form.module.css'
import { formText } from './form.text.ts'

type Samples = Reply<typeof checkPersonalForm>['samples']

export const isFine = (samples: Samples): boolean => samples.every(({ problems }) => problems.length === 0)

interface WarningProps {
  readonly samples: Samples
  readonly fields: readonly PersonalField[]
  readonly onBack: () => void
  readonly onSave: () => void
}

/** Which answers a form allows that could not be printed, before it is asked of any buyer. */
export function FormWarning({ samples, fields, onBack, onSave }: WarningProps) {
  const text = useText(formText)
  const { language } = useLanguage()
  const getName = (id: string | null) => {
    const field = fields.find((one) => one.id === id)
    return field ? `${wordsIn(field.label, language)} · ` : ''
  }
  return (
    <Modal
      open
      title={text.warn_title}
      okText={text.warn_back}
      cancelText={text.warn_save}
      onOk={onBack}
      onCancel={onBack}
      cancelButtonProps={{ onClick: onSave }}
    >
      <p>{text.warn_body}</p>
      <ul className={css.warnings}>
        {samples.flatMap(({ kind, problems }) =>
          problems.map((problem) => (
            <li key={`${kind}:${problem.field_id}:${problem.text}`}>
              <strong>{text[`sample_${kind}`]}</strong> {getName(problem.field_id)}
              {problem.text}
            </li>
          )),
        )}
      </ul>
    </Modal>
  )
}
