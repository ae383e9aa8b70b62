import { sidesInTheWay } from '@inkroute/engine/commands/place-template'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Modal } from '../../../shared/ui/modal.tsx'
import { useStudio } from '../state/studio-store.ts'
import { closeDialog } from '../state/studio-ui.ts'
import { putTemplate, useWaitingTemplate } from './place-template.ts'
import { productText } from './product.text.ts'

/** Asks whether a template takes the place of what is on its sides or is laid over it. */
export function TemplateDialog() {
  const text = useText(productText)
  const template = useWaitingTemplate((state) => state.template)
  const { product, history } = useStudio()
  if (!template) return null
  const in_the_way = sidesInTheWay(history.present, template)
  const sides = in_the_way.map((id) => product?.views.find(({ view_id }) => view_id === id)?.name ?? '')
  const put = (how: 'replace' | 'add') => {
    closeDialog()
    putTemplate(template, how)
  }
  return (
    <Modal
      title={text.templateTitle}
      onClose={closeDialog}
      footer={
        <>
          <Button onClick={closeDialog}>{text.templateNot}</Button>
          <Button onClick={() => put('add')}>{text.templateAdd}</Button>
          <Button kind="primary" onClick={() => put('replace')}>
            {text.templateReplace}
          </Button>
        </>
      }
    >
      <p>{fill(text.templateBody, { sides: sides.join(text.listed) })}</p>
    </Modal>
  )
}
