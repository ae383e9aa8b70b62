import type { BasicProduct } from '@inkroute/contract/catalog/product'
import { LoginMode, openLogin } from '../../features/auth/login-store.ts'
import { detailText } from '../../features/catalog/detail/core/detail.text.ts'
import { startAnswer, studioPath } from '../../features/catalog/detail/core/variant.view.ts'
import { readToken } from '../../shared/api/session-store.ts'
import { pathInLanguage } from '../../shared/text/stored-language.ts'
import { fill, type Language, pickTexts } from '../../shared/text/text.ts'
import { showDialog } from '../../shared/ui/dialog.ts'

/** Opens the studio, via the login for visitors and via the plans for sellers whose level is too low. */
export function startDesign(
  product: Pick<BasicProduct, 'id' | 'name' | 'dtc_enable' | 'dtc_group_level_names'>,
  variant: { readonly color_id: number; readonly size_id: number },
  language: Language,
  navigate: (path: string) => void,
): void {
  const target = studioPath(product.id, variant)
  const answer = startAnswer(product, Boolean(readToken()))
  if (answer === 'login') return openLogin(LoginMode.login, target)
  if (answer === 'go') return navigate(target)
  const text = pickTexts(detailText, language)
  const levels = product.dtc_group_level_names.join(text.upgrade_join)
  showDialog({
    title: text.upgrade_title,
    body: fill(text.upgrade_body, { name: product.name, levels }),
    action: text.upgrade_action,
    href: pathInLanguage('/vipService', language),
  })
}
