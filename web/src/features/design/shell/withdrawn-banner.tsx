import { getProductAsSeller } from '@inkroute/contract/catalog/catalog'
import { useCall } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { studioText } from '../state/studio.text.ts'
import { useStudio } from '../state/studio-store.ts'
import { openDialog } from '../state/studio-ui.ts'
import css from './shell.module.css'

const ASK_AGAIN_MS = 120_000

/** A product may be withdrawn while it is being designed; the design is kept and can move to another product. */
export function WithdrawnBanner() {
  const text = useText(studioText)
  const id = useStudio((state) => state.product?.id ?? 0)
  const asked = useCall(getProductAsSeller, { id }, { quiet: true, enabled: id > 0, refetch_ms: ASK_AGAIN_MS })
  if (asked.error?.code !== 'not_found') return null
  return (
    <div className={`flex items-center absolute rounded-card shadow-float gap-3 ${css.banner}`} role="alert">
      <span>{text.withdrawn}</span>
      <Button onClick={() => openDialog('products')}>{text.switchProduct}</Button>
    </div>
  )
}
