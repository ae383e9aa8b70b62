import css from './rich-text.module.css'

/** HTML that the server has sanitised. Never pass it anything else. */
export function RichText({ html }: { html: string }) {
  // A wide table scrolls by itself, so the keyboard must be able to reach it.
  const reachable = html.replaceAll('<table', '<table tabindex="0"')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned on the server before it was stored
  return <div className={css.rich} dangerouslySetInnerHTML={{ __html: reachable }} />
}
