import { Form, Link } from 'react-router'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { helpText } from '../help.text.ts'
import { helpPath } from '../help.view.ts'
import css from './help-center.module.css'

/** A plain form, so it works without scripts. */
export function HelpSearch({ query, words }: { query: string; words: readonly string[] }) {
  const text = useText(helpText)
  const { language } = useLanguage()
  return (
    <section className={css.hero}>
      <h1 className={css.title}>{text.title}</h1>
      <p className="text-quiet mt-2">{text.lead}</p>
      <Form action={helpPath(language)} className={css.search}>
        <Icon name="search" />
        <input
          key={query}
          name="q"
          type="search"
          defaultValue={query}
          maxLength={60}
          placeholder={text.placeholder}
          aria-label={text.search_label}
        />
        <Button kind="primary" type="submit">
          {text.search}
        </Button>
      </Form>
      <p className={`flex flex-wrap justify-center text-sm text-quiet gap-x-4 gap-y-1 mt-3.5 ${css.words}`}>
        <span>{text.words}</span>
        {words.map((word) => (
          <Link key={word} to={helpPath(language, `?q=${encodeURIComponent(word)}`)}>
            {word}
          </Link>
        ))}
      </p>
    </section>
  )
}
