import { changeDesignDescShow } from '@inkroute/contract/catalog/catalog'
import { DesignDescShow } from '@inkroute/contract/catalog/codes'
import { useState } from 'react'
import { useSend } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Modal } from '../../../shared/ui/modal.tsx'
import { useStudio } from '../state/studio-store.ts'
import css from './product.module.css'
import { productText } from './product.text.ts'

/** Design notes of the product, until dismissed for good. */
export function DesignNotes() {
  const text = useText(productText)
  const product = useStudio((state) => state.product)
  const [read_id, setRead] = useState(0)
  const [is_last, setLast] = useState(false)
  const change = useSend(changeDesignDescShow, { quiet: true })
  if (!product?.design_desc || product.design_desc_show !== DesignDescShow.show || read_id === product.id) return null
  const close = () => {
    if (is_last) change.mutate({ id: product.id, design_desc_show: DesignDescShow.silent })
    setRead(product.id)
    setLast(false)
  }
  return (
    <Modal
      title={`${text.describe} · ${product.name}`}
      onClose={close}
      footer={
        <Button kind="primary" onClick={close}>
          {text.understood}
        </Button>
      }
    >
      <p className={css.notes}>{product.design_desc}</p>
      <label className={`flex items-center text-quiet cursor-pointer gap-2 mt-4 ${css.last}`}>
        <input type="checkbox" checked={is_last} onChange={(event) => setLast(event.target.checked)} />
        {text.noPrompt}
      </label>
    </Modal>
  )
}
