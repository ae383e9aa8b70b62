import { Outlet } from 'react-router'
import { useText } from '../../shared/text/language.tsx'
import css from './public/layout.module.css'
import { publicText } from './public/public.text.ts'
import { PublicFooter } from './public/public-footer.tsx'
import { PublicHeader } from './public/public-header.tsx'

export default function PublicLayout() {
  const text = useText(publicText)
  return (
    <div className={css.page}>
      <a className={css.skip} href="#content">
        {text.skip}
      </a>
      <PublicHeader />
      <main id="content" className={css.content} tabIndex={-1}>
        <Outlet />
      </main>
      <PublicFooter />
    </div>
  )
}
