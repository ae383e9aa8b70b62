import { brandText } from '../../shared/brand/brand.text.ts'
import { titleOf } from './seo.view.ts'

/** `名称 - 印途 InkRoute` in the browser tab. */
export function DocumentTitle({ title }: { title: string | undefined }) {
  return <title>{titleOf(title, brandText.full.zh)}</title>
}
