import { termKinds } from '@inkroute/contract/catalog/desk/codes'
import { Link, useSearchParams } from 'react-router'
import { useText } from '../../../../shared/text/language.tsx'
import { PageHeader } from '../../../../shared/ui/page-header.tsx'
import { TabLinks } from '../../../../shared/ui/tab-links.tsx'
import { CategoryList } from './category-list.tsx'
import { TermList } from './term-list.tsx'
import css from './terms.module.css'
import { termsText } from './terms.text.ts'

/** The category tree and the lists of words products are described with. */
export default function TermsScreen() {
  const text = useText(termsText)
  const [params] = useSearchParams()
  const kind = termKinds.find((one) => one === params.get('kind'))
  return (
    <div className={`grid min-w-0 gap-4 ${css.screen}`}>
      <PageHeader
        title={text.title}
        description={text.description}
        actions={<Link to="/ops/catalog">{text.back}</Link>}
      />
      <TabLinks
        label={text.kinds}
        active={kind ?? 'category'}
        items={[
          { key: 'category', to: '?', label: text.category },
          ...termKinds.map((key) => ({ key, to: `?kind=${key}`, label: text[key] })),
        ]}
      />
      {kind ? <TermList key={kind} kind={kind} /> : <CategoryList />}
    </div>
  )
}
