import { useLanguage } from '../../../shared/text/language.tsx'
import { bodyIn } from '../help.view.ts'
import css from './article-body.module.css'

/** The text of a help article. Only the platform writes articles, so their HTML is trusted. */
export function ArticleBody({ html }: { html: string }) {
  const { language } = useLanguage()
  // biome-ignore lint/security/noDangerouslySetInnerHtml: articles come from the platform's own editors
  return <div className={css.body} dangerouslySetInnerHTML={{ __html: bodyIn(language, html) }} />
}
