import css from './rich-text.module.css'

/** HTML that the server has sanitised. Never pass it anything else. */
export function RichText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned on the server before it was stored
  return <div className={css.rich} dangerouslySetInnerHTML={{ __html: html }} />
}
