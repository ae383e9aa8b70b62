import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import css from './buyer.module.css'
import { buyerText } from './buyer.text.ts'

/** The product from each side that carries an answer. */
export function Pictures({ urls, title }: { readonly urls: readonly string[]; readonly title: string }) {
  const text = useText(buyerText)
  if (urls.length === 0) return <div className={`grid place-items-center text-quiet p-4 ${css.blank}`}>{title}</div>
  return (
    <div className={`grid gap-2 ${css.pictures}`} data-count={urls.length}>
      {urls.map((url, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: each side keeps its place while its picture changes
        <img key={at} src={url} alt={fill(text.picture, { number: at + 1 })} />
      ))}
    </div>
  )
}
