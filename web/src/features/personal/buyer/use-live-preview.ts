import type { Reply } from '@inkroute/contract/endpoint'
import * as contract from '@inkroute/contract/personal/buyer'
import type { Answers } from '@inkroute/engine/personal/personal-field'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../../../shared/api/client.ts'

const TYPING_MS = 350
type Preview = Reply<typeof contract.previewBuyerAnswers>

/** The server's picture of the answers, a moment after the last change. The last one stays until the next is there. */
export function useLivePreview(token: string, answers: Answers) {
  const key = JSON.stringify(answers)
  const [round, setRound] = useState(0)
  const [shown, setShown] = useState<{ readonly key: string; readonly reply: Preview } | null>(null)
  const [failed_key, setFailedKey] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again
  useEffect(() => {
    const stop = new AbortController()
    const ask = async () => {
      try {
        const reply = await call(
          contract.previewBuyerAnswers,
          { token, answers: JSON.parse(key) as Answers },
          { signal: stop.signal },
        )
        setShown({ key, reply })
        setFailedKey(null)
      } catch {
        if (!stop.signal.aborted) setFailedKey(key)
      }
    }
    const timer = setTimeout(() => void ask(), TYPING_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [token, key, round])
  const again = useCallback(() => {
    setShown((before) => before && { ...before, key: '' })
    setFailedKey(null)
    setRound((n) => n + 1)
  }, [])
  return {
    reply: shown?.reply ?? null,
    is_current: shown?.key === key,
    is_failed: failed_key === key,
    again,
  }
}
