import * as contract from '@inkroute/contract/message/message'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { getKey, useCall, useSend } from '../../shared/api/hooks.ts'
import { useSession } from '../../shared/api/session-store.ts'
import { useLanguage } from '../../shared/text/language.tsx'
import { followMessages } from './live-messages.ts'
import { CENTRE_PAGE_SIZE, type CentreFilter, type MessageTypeCode } from './message.view.ts'

const inboxEndpoints = [contract.listMessages, contract.countUnread]

export const useUnreadCounts = () => useCall(contract.countUnread, {}, { quiet: true }).data

export const useUnreadOfType = (type: MessageTypeCode, enabled: boolean) =>
  useCall(contract.listMessages, { type, status: 2, page_size: contract.POPUP_MESSAGES }, { enabled, quiet: true })

export const useMessageList = ({ type, status, page }: CentreFilter) =>
  useCall(contract.listMessages, { type, status, page, page_size: CENTRE_PAGE_SIZE }, { quiet: true })

export const useReadMessages = (onSuccess?: () => void) =>
  useSend(contract.readMessages, { refetch: inboxEndpoints, ...(onSuccess ? { onSuccess } : {}) })

export const useDeleteMessages = (onSuccess?: () => void) =>
  useSend(contract.deleteMessages, { refetch: inboxEndpoints, ...(onSuccess ? { onSuccess } : {}) })

/** Keeps lists and counts live; returns the latest arrival until it is dismissed. */
export function useLiveMessages() {
  const client = useQueryClient()
  const token = useSession((state) => state.token)
  const { language } = useLanguage()
  const [arrival, setArrival] = useState<contract.Message | null>(null)
  // The stream uses the language it was opened in, so a switch reconnects it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!token) return
    const abort = new AbortController()
    const lookAgain = () => {
      for (const endpoint of inboxEndpoints) void client.invalidateQueries({ queryKey: getKey(endpoint) })
    }
    const onMessage = (message: contract.Message) => {
      lookAgain()
      // One of many was announced when the first came.
      if (message.events === 1) setArrival(message)
    }
    followMessages({ onMessage, onChanged: lookAgain }, abort.signal)
    return () => abort.abort()
  }, [client, token, language])
  const dismiss = useCallback(() => setArrival(null), [])
  return { arrival, dismiss }
}
