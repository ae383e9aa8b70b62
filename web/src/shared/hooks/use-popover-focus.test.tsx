import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Popover } from 'antd'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { usePopoverFocus } from './use-popover-focus.ts'

afterEach(cleanup)
// There is no layout in tests; the hook checks whether elements are visible.
beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', { get: () => document.body })
})

function Screen() {
  usePopoverFocus()
  return (
    <>
      <Popover trigger="click" content={<button type="button">inside</button>}>
        <button type="button">open</button>
      </Popover>
      <button type="button">after</button>
    </>
  )
}

const focused = (name: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name })))

test('opened by keyboard, a popover takes the focus, and Escape returns it', async () => {
  const user = userEvent.setup()
  render(<Screen />)
  await user.tab()
  await user.keyboard('{Enter}')
  await focused('inside')
  await user.keyboard('{Escape}')
  await focused('open')
})

test('tabbing past its end continues after the opener', async () => {
  const user = userEvent.setup()
  render(<Screen />)
  await user.tab()
  await user.keyboard('{Enter}')
  await focused('inside')
  await user.tab()
  await focused('after')
})
