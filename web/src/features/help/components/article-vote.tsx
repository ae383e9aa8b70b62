import * as help from '@inkroute/contract/help/help'
import { useState } from 'react'
import { useSend } from '../../../shared/api/light-hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { voteText } from '../help.text.ts'
import css from './article-vote.module.css'

/** One vote per visitor; another click changes it. */
export function ArticleVote({ id }: { id: number }) {
  const text = useText(voteText)
  const vote = useSend(help.voteArticle)
  const [answer, setAnswer] = useState<boolean | null>(null)
  const send = async (is_helpful: boolean) => {
    const reply = await vote.mutateAsync({ id, is_helpful }).catch(() => null)
    if (reply) setAnswer(reply.is_helpful)
  }
  return (
    <div className={`flex flex-wrap items-center text-sm bg-paper rounded-card px-5 py-4 ${css.vote}`}>
      <p>{text.question}</p>
      <Button aria-pressed={answer === true} busy={vote.isPending} onClick={() => void send(true)}>
        {text.yes}
      </Button>
      <Button aria-pressed={answer === false} busy={vote.isPending} onClick={() => void send(false)}>
        {text.no}
      </Button>
      <p role="status">{answer === null ? '' : answer ? text.thanks_yes : text.thanks_no}</p>
    </div>
  )
}
