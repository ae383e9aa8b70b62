import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { clearAnswers } from '../shared/api/answers.ts'
import { LanguageProvider } from '../shared/text/language.tsx'
import type { Language } from '../shared/text/text.ts'

interface ScreenOptions {
  readonly at?: string
  readonly language?: Language
  /** Other routes a test may navigate to, by path. */
  readonly others?: Record<string, ReactNode>
}

/** Renders a screen with what the root provides: router, query client, language. */
export function renderScreen(screen: ReactNode, { at = '/', language = 'zh', others = {} }: ScreenOptions = {}) {
  clearAnswers()
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const path = at.split('?')[0] ?? '/'
  const routes = [
    { path, element: screen },
    ...Object.entries(others).map(([other, element]) => ({ path: other, element })),
  ]
  const router = createMemoryRouter(routes, { initialEntries: [at] })
  const view = render(
    <QueryClientProvider client={client}>
      <LanguageProvider value={{ language, setLanguage: () => {} }}>
        <RouterProvider router={router} />
      </LanguageProvider>
    </QueryClientProvider>,
  )
  return { ...view, router, client }
}
