import * as contract from '@inkroute/contract/blog/blog'
import { commentBodyProblem, commentNameProblem, MAX_COMMENT, MAX_COMMENT_NAME } from '@inkroute/contract/blog/fields'
import { type FormEvent, useState } from 'react'
import { useSend } from '../../../shared/api/light-hooks.ts'
import { useForm } from '../../../shared/form/use-form.ts'
import { useUser } from '../../../shared/session/use-user.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { HoneypotField, TextAreaField, TextField } from '../../../shared/ui/fields/text-field.tsx'
import { blogText } from '../blog.text.ts'
import css from './blog-comments.module.css'

export function BlogComments({ post_id, comments }: { post_id: number; comments: readonly contract.BlogComment[] }) {
  const text = useText(blogText)
  return (
    <section className={css.comments} aria-labelledby="comments">
      <h2 id="comments">
        {text.comments}
        {comments.length > 0 ? <span>{comments.length}</span> : null}
      </h2>
      {comments.length === 0 ? <p className="text-sm text-quiet">{text.no_comments}</p> : null}
      <ol className={`bare-list ${css.comment_list}`}>
        {comments.map((comment) => (
          <li key={comment.id}>
            <p className={`flex items-center text-sm gap-2.5 ${css.comment_head}`}>
              <span
                className={`grid place-items-center w-8 h-8 font-medium bg-action-soft rounded-full ${css.initial}`}
                aria-hidden="true"
              >
                {[...comment.name][0]}
              </span>
              <strong>{comment.name}</strong>
              <time dateTime={comment.created_at}>{comment.created_at.slice(0, 10)}</time>
            </p>
            <p className={css.comment_body}>{comment.body}</p>
          </li>
        ))}
      </ol>
      <CommentForm key={post_id} post_id={post_id} />
    </section>
  )
}

function useCommentForm(post_id: number, needs_name: boolean) {
  const form = useForm(
    { name: '', body: '', website: '' },
    {
      ...(needs_name ? { name: (values) => commentNameProblem(values.name) } : {}),
      body: (values) => commentBodyProblem(values.body),
    },
  )
  const send = useSend(contract.executeBlog, {
    quiet: true,
    onSuccess: () => form.set('body', ''),
    onError: (error) => form.refuse(error.problems),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (send.isPending || !form.check()) return
    send.mutate({ method: 'createComment', post_id, ...form.values })
  }
  return { form, send, submit }
}

/** Visitors enter a name; sellers comment under their own. The text stays until it is accepted. */
function CommentForm({ post_id }: { post_id: number }) {
  const text = useText(blogText)
  const user = useUser()
  const [round, setRound] = useState(0)
  const { form, send, submit } = useCommentForm(post_id, !user)
  if (send.isSuccess) {
    return (
      <div className={`card flex flex-col items-center justify-between gap-4 p-6 ${css.thanks}`} role="status">
        <p>{text.sent}</p>
        <Button
          onClick={() => {
            send.reset()
            setRound(round + 1)
          }}
        >
          {text.write_again}
        </Button>
      </div>
    )
  }
  return (
    <form key={round} className={css.comment_form} noValidate onSubmit={submit}>
      <h3>{text.write}</h3>
      {user ? (
        <p className="text-sm text-quiet">{fill(text.writing_as, { name: user.username })}</p>
      ) : (
        <TextField {...form.bind('name')} label={text.name} maxLength={MAX_COMMENT_NAME} autoComplete="nickname" />
      )}
      <TextAreaField
        {...form.bind('body')}
        label={text.body}
        help={fill(text.body_help, { max: MAX_COMMENT })}
        maxLength={MAX_COMMENT}
      />
      <HoneypotField value={form.values.website} onChange={(value) => form.set('website', value)} />
      {send.error && send.error.problems.length === 0 ? (
        <p className="text-sm text-danger" role="alert">
          {send.error.message || text.failed}
        </p>
      ) : null}
      <div>
        <Button kind="primary" type="submit" busy={send.isPending}>
          {text.send}
        </Button>
      </div>
    </form>
  )
}
