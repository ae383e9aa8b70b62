import { Link, useLocation } from 'react-router'
import { useText } from '../../../shared/text/language.tsx'
import css from './layout.module.css'
import { previewText } from './preview.text.ts'

/** Reminds staff with a preview pass that visitors do not see this version. */
export function PreviewRibbon() {
  const text = useText(previewText)
  const { pathname } = useLocation()
  return (
    <div className={css.preview} role="status">
      <meta name="robots" content="noindex" />
      <span>{text.note}</span>
      <Link to={pathname}>{text.leave}</Link>
    </div>
  )
}
