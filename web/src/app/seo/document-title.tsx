import { siteBrand } from '../../shared/brand/brand.ts'
import { getTitle } from './seo.view.ts'

/** The title of the screen and the name of the site, in the browser tab. */
export function DocumentTitle({ title }: { title: string | undefined }) {
  return <title>{getTitle(title, siteBrand().full.zh)}</title>
}
