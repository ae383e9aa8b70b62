import { Link, useLocation } from 'react-router'
import { useText } from '../../../shared/text/language.tsx'
import css from './layout.module.css'
import { publicText } from './public.text.ts'

/** Reminds staff with a preview pass that visitors do not see this version. */
export function PreviewRibbon() {
  const text = useText(publicText)
  const { pathname, search } = useLocation()
  if (!new URLSearchParams(search).has('preview')) return null
  return (
    <div className={css.preview} role="status">
      <meta name="robots" content="noindex" />
      <span>{text.preview}</span>
      <Link to={pathname}>{text.preview_leave}</Link>
    </div>
  )
}
