import * as account from '@inkroute/contract/account/account'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { ConfigProvider } from 'antd'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { handleApiError } from '../app/api-error-policy.ts'
import { ToastHost } from '../app/hosts/toast-host.tsx'
import { getQueryClient } from '../app/query-client.ts'
import { clearAnswers } from '../shared/api/answers.ts'
import { onFailure } from '../shared/api/failure-handler.ts'
import { useSession } from '../shared/api/session-store.ts'
import { LanguageProvider } from '../shared/text/language.tsx'
import type { Language } from '../shared/text/text.ts'
import { useToast } from '../shared/ui/toast.ts'
import type { FakeApi } from './fake-api.ts'
import { sample } from './sample.ts'

/**
 * Without Ant Design's style sheets and animations: for each role a test asks for, the fake browser would match thousands
 * of selectors against every element, a third of the time of all screens. What is hidden says so in its attributes.
 */
const bare = { zeroRuntime: true, token: { motion: false } }

interface OpenOptions {
  readonly at: string
  /** The route path, if the URL has parameters. */
  readonly path?: string
  readonly permissions?: readonly string[]
  /** Addresses of screens this person may open. */
  readonly may_open?: readonly string[]
  readonly language?: Language
}

/**
 * Opens a console screen as a seller with these permissions, with everything the root provides: router, query client,
 * language, the policy for failed calls, and toasts.
 */
export function openScreen(
  api: FakeApi,
  element: ReactNode,
  { at, path, permissions = [], may_open = [], language = 'zh' }: OpenOptions,
) {
  clearAnswers()
  useSession.setState({ token: 'seller' })
  // A toast stays until the next one: on a busy machine it would be gone before the test looks.
  useToast.setState({ current: null, dismiss: () => {} })
  onFailure(handleApiError)
  api.on(account.getUser, () => sample(account.getUser.reply, { username: 'lin', time_zone: 'Asia/Shanghai' }))
  const routes_open = may_open.map((open) => sample(account.RoutePermission, { path: open, authed: 1 }))
  api.on(account.getPermissions, () =>
    sample(account.getPermissions.reply, { permissions: [...permissions], routes: routes_open }),
  )
  const client = getQueryClient()
  client.clear()
  const routes = [
    { path: path ?? at.split('?')[0] ?? '/', element },
    { path: '*', element: null },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [at] })
  render(
    <QueryClientProvider client={client}>
      <LanguageProvider value={{ language, setLanguage: () => {} }}>
        <ConfigProvider theme={bare}>
          <RouterProvider router={router} />
          <ToastHost />
        </ConfigProvider>
      </LanguageProvider>
    </QueryClientProvider>,
  )
  return { address: () => router.state.location.pathname + router.state.location.search }
}

export const type = (label: string | RegExp, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

export const press = async (name: string | RegExp): Promise<void> => {
  fireEvent.click(await screen.findByRole('button', { name }))
}

export const fieldValue = (label: string | RegExp): string => (screen.getByLabelText(label) as HTMLInputElement).value
