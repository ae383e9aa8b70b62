import type { Endpoint } from '@inkroute/contract/endpoint'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { invalidateAnswers } from '../api/answers.ts'
import { getKey } from '../api/hooks.ts'
import { countPending } from '../api/pending-calls.ts'
import { showToast } from '../ui/toast.ts'
import { listText } from './list.text.ts'
import type { ListEndpoint } from './list-types.ts'
import type { Outcome, Say } from './verb-types.ts'

/** Long enough to read what happened and take it back. */
const UNDO_SECONDS = 10

interface Task {
  /** Of the button that shows it. */
  readonly key: string
  readonly refetch: readonly Endpoint[]
  readonly send: () => Promise<Outcome>
  readonly onDone?: (() => void) | undefined
}

/** Runs an action, refreshes the list and reports the outcome. */
export function useVerbs(endpoint: ListEndpoint, say: Say) {
  const client = useQueryClient()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const refresh = async (refetch: Task['refetch']) => {
    const changed = [endpoint, ...refetch]
    invalidateAnswers(changed)
    for (const one of changed) await client.invalidateQueries({ queryKey: getKey(one) })
  }
  const tell = ({ message = '', refused = [], undo }: Outcome, refetch: Task['refetch']) => {
    if (refused.length > 0) return
    if (!undo) return showToast('success', message)
    const run = () =>
      sending.mutate({
        key: 'undo',
        refetch,
        send: async () => {
          await undo()
          return { message: say(listText.undone) }
        },
      })
    showToast('success', message, UNDO_SECONDS, { label: say(listText.undo), run })
  }
  const sending = useMutation<Outcome, Error, Task>({
    mutationFn: ({ send }) => countPending(true, send),
    onSuccess: async (result, { refetch, onDone }) => {
      await refresh(refetch)
      onDone?.()
      if ((result.refused ?? []).length > 0) setOutcome(result)
      tell(result, refetch)
    },
  })
  return {
    run: (task: Task) => sending.mutate(task),
    busyKey: sending.isPending ? sending.variables.key : null,
    outcome,
    closeOutcome: () => setOutcome(null),
  }
}

export type Verbs = ReturnType<typeof useVerbs>
