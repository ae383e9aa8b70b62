import css from './article-body.module.css'

/** The text of a help article. It is written by the platform and never by sellers, so its HTML is trusted. */
export function ArticleBody({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: articles come from the platform's own editors
  return <div className={css.body} dangerouslySetInnerHTML={{ __html: html }} />
}
