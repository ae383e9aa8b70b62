import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Link, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useLanguage } from '../shared/text/language.tsx'
import { hasStoredLanguage, readStoredLanguage, storeLanguage } from '../shared/text/stored-language.ts'
import { Providers } from './providers.tsx'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

function Page() {
  const { language } = useLanguage()
  return (
    <>
      <p>{language}</p>
      <Link to="/design">studio</Link>
    </>
  )
}

const open = (path: string) => {
  const element = (
    <Providers>
      <Page />
    </Providers>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })} />)
}

test('a visitor of English pages finds login, console and studio in English, without having chosen', async () => {
  open('/en/products')
  expect(readStoredLanguage()).toBe('en')
  await userEvent.click(screen.getByText('studio'))
  expect(await screen.findByText('en')).toBeTruthy()
  // The language of an account goes before it.
  expect(hasStoredLanguage()).toBe(false)
})

test('a language that was chosen stays, whatever pages are read', () => {
  storeLanguage('zh')
  open('/en/products')
  expect(readStoredLanguage()).toBe('zh')
})
