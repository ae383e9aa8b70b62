import { getProductAsSeller } from '@inkroute/contract/catalog/catalog'
import { DtcEnable } from '@inkroute/contract/catalog/codes'
import type { BasicProduct, ProductCard } from '@inkroute/contract/catalog/product'
import { isEmptyDesign } from '@inkroute/engine/document/design-document'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../../shared/api/client.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { showDialog } from '../../../shared/ui/dialog.ts'
import { Modal } from '../../../shared/ui/modal.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { readDraft } from '../state/studio-draft.ts'
import { documentNow, useStudio } from '../state/studio-store.ts'
import { closeDialog } from '../state/studio-ui.ts'
import { getCrossing, lostOn, sendAlong } from './carry.ts'
import css from './product.module.css'
import { productText } from './product.text.ts'
import { ProductPicker } from './product-picker.tsx'

const PLANS = '/setting/planBuy?vipType=1'

/** What a design that keeps its centimetres has no room for there. */
function LostRoom({ from, to }: { from: BasicProduct; to: BasicProduct }) {
  const text = useText(productText)
  return lostOn(documentNow(), from, to).map(({ view, from_cm, to_cm, too_small }) => (
    <p key={view} role="note">
      {to_cm < from_cm ? fill(text.shrunk, { view, from_cm, to_cm }) : null}
      {to_cm < from_cm && too_small.length > 0 ? <br /> : null}
      {too_small.length > 0 ? fill(text.tooSmall, { view, to_cm, sizes: too_small.join(text.listed) }) : null}
    </p>
  ))
}

/** Confirms switching products and says what happens to the design. */
function Crossing({ from, to }: { from: BasicProduct; to: BasicProduct }) {
  const text = useText(productText)
  const user_id = useStudio((state) => state.user_id)
  const { matched, unmatched } = getCrossing(documentNow(), from, to)
  const draft = readDraft(user_id, to.id)
  return (
    <div className={`grid gap-2 ${css.crossing}`}>
      {matched.length > 0 ? (
        <>
          <p>{text.matched}</p>
          <ul>
            {matched.map((pair) => (
              <li key={pair.from}>{fill(text.pair, pair)}</li>
            ))}
          </ul>
        </>
      ) : null}
      <LostRoom from={from} to={to} />
      {unmatched.length > 0 ? (
        <p>
          {text.unmatched} {unmatched.join(', ')}
        </p>
      ) : null}
      {draft && !isEmptyDesign(draft.present) ? <p>{text.hasDraft}</p> : null}
    </div>
  )
}

function useOpenProduct() {
  const navigate = useNavigate()
  return (id: number) => {
    closeDialog()
    void navigate(`?id=${id}`)
  }
}

function Confirm({ to, onBack }: { to: BasicProduct; onBack: () => void }) {
  const text = useText(productText)
  const from = useStudio((state) => state.product)
  const open = useOpenProduct()
  if (!from) return null
  const carry = () => {
    sendAlong(documentNow(), from, to)
    open(to.id)
  }
  return (
    <Modal
      title={fill(text.switchTitle, { name: to.name })}
      onClose={closeDialog}
      footer={
        <>
          <Button onClick={onBack}>{text.backToList}</Button>
          <Button onClick={() => open(to.id)}>{text.leave}</Button>
          <Button kind="primary" onClick={carry}>
            {text.carry}
          </Button>
        </>
      }
    >
      <Crossing from={from} to={to} />
    </Modal>
  )
}

/** Chooses another product, optionally carrying the design over. */
export function ProductDialog() {
  const text = useText(productText)
  const open = useOpenProduct()
  const [target, setTarget] = useState<BasicProduct | null>(null)
  const onPick = async (card: ProductCard) => {
    if (card.dtc_enable === DtcEnable.upgrade) {
      closeDialog()
      const levels = card.dtc_group_level_names.join(' / ')
      const body = fill(text.upgradeBody, { name: card.name, levels })
      return showDialog({ title: text.upgradeTitle, body, action: text.upgrade, href: PLANS })
    }
    const { product } = useStudio.getState()
    if (card.id === product?.id) return closeDialog()
    if (isEmptyDesign(documentNow())) return open(card.id)
    try {
      setTarget(await call(getProductAsSeller, { id: card.id }))
    } catch {
      showToast('error', text.failed)
    }
  }
  if (target) return <Confirm to={target} onBack={() => setTarget(null)} />
  return (
    <Modal title={text.title} onClose={closeDialog} width_px={960}>
      <ProductPicker onPick={(card) => void onPick(card)} />
    </Modal>
  )
}
