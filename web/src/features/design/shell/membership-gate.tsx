import type { BasicProduct } from '@inkroute/contract/catalog/product'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Button, ButtonLink } from '../../../shared/ui/button.tsx'
import { productText } from '../product/product.text.ts'
import { openDialog } from '../state/studio-ui.ts'
import shell from './shell.module.css'
import { StudioDialogs } from './studio-dialogs.tsx'

const PLANS = '/setting/planBuy?vipType=1'

/** Shown instead of a product above the seller's level, with the way to upgrade. */
export function MembershipGate({ product }: { product: Pick<BasicProduct, 'name' | 'dtc_group_level_names'> }) {
  const text = useText(productText)
  const levels = product.dtc_group_level_names.join(' / ')
  return (
    <div
      className={`grid place-items-center content-center min-h-dvh text-center gap-4 p-6 ${shell.state}`}
      role="alert"
    >
      <h1>{text.upgradeTitle}</h1>
      <p>{fill(text.upgradeBody, { name: product.name, levels })}</p>
      <div className={`flex flex-wrap justify-center gap-3 ${shell.ways}`}>
        <ButtonLink to={PLANS} kind="primary">
          {text.upgrade}
        </ButtonLink>
        <Button onClick={() => openDialog('products')}>{text.change}</Button>
      </div>
      <StudioDialogs />
    </div>
  )
}
