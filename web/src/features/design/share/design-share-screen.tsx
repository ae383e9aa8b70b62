import { commentDesign, readDesignShare, shareLimits } from '@inkroute/contract/design/share'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCall, useSend } from '../../../shared/api/light-hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import css from './shown.module.css'
import { shownText } from './shown.text.ts'

const day = (iso: string) => iso.slice(0, 10)

function CommentForm({ token }: { token: string }) {
  const text = useText(shownText)
  const [name, setName] = useState('')
  const [words, setWords] = useState('')
  const [is_sent, setSent] = useState(false)
  const send = useSend(commentDesign, {
    refetch: [readDesignShare],
    onSuccess: () => {
      setWords('')
      setSent(true)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSent(false)
    send.mutate({ token, name, text: words })
  }
  return (
    <form className={`grid justify-items-start gap-3 ${css.form}`} onSubmit={submit}>
      <label className="grid w-full gap-1">
        <span>{text.name}</span>
        <input value={name} required maxLength={shareLimits.name} onChange={(event) => setName(event.target.value)} />
      </label>
      <label className="grid w-full gap-1">
        <span>{text.comment}</span>
        <textarea
          value={words}
          required
          rows={3}
          maxLength={shareLimits.comment}
          onChange={(event) => setWords(event.target.value)}
        />
      </label>
      <Button kind="primary" type="submit" busy={send.isPending}>
        {text.send}
      </Button>
      {is_sent ? <p role="status">{text.sent}</p> : null}
    </form>
  )
}

/** A design as somebody without an account sees it. */
export default function DesignShareScreen() {
  const text = useText(shownText)
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const { data, isError } = useCall(readDesignShare, { token }, { quiet: true })
  if (isError) {
    return (
      <section className={css.page}>
        <h1 className="text-xl wrap-anywhere mb-2">{text.gone}</h1>
        <p>{text.goneLead}</p>
      </section>
    )
  }
  if (!data) return <p role="status">{text.loading}</p>
  const { title, product_name, pictures, comments, updated_at } = data
  return (
    <section className={css.page}>
      <h1 className="text-xl wrap-anywhere mb-2">{title}</h1>
      <p className="text-quiet mb-3">
        {product_name} · {fill(text.updated, { when: day(updated_at) })}
      </p>
      <div className={`grid gap-3 ${css.pictures}`}>
        {pictures.map(({ name, url }) => (
          <figure className="m-0" key={url}>
            <img className="block w-full bg-fill rounded-card" src={url} alt={fill(text.side, { title, name })} />
            <figcaption className="text-quiet text-center mt-1">{name}</figcaption>
          </figure>
        ))}
      </div>
      <h2>{text.comments}</h2>
      {comments.length === 0 ? <p className="text-quiet mb-3">{text.none}</p> : null}
      <ul className={`bare-list grid gap-3 mb-4 ${css.comments}`}>
        {comments.map((comment) => (
          <li key={comment.id}>
            <strong>{comment.name}</strong> <small className="text-quiet">{day(comment.created_at)}</small>
            <p>{comment.text}</p>
          </li>
        ))}
      </ul>
      <CommentForm token={token} />
    </section>
  )
}
