import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { afterEach, expect, test } from 'vitest'
import { useFocusReturn } from './use-focus-return.ts'

afterEach(cleanup)

function Screen() {
  useFocusReturn()
  const [is_open, setOpen] = useState(false)
  return (
    <>
      <button type="button">first</button>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      {is_open
        ? createPortal(
            <div role="dialog" aria-label="address">
              <button type="button" onClick={() => setOpen(false)}>
                close
              </button>
            </div>,
            document.body,
          )
        : null}
    </>
  )
}

test('an unmounted dialog returns the focus to its opener', async () => {
  const user = userEvent.setup()
  render(<Screen />)
  await user.click(screen.getByRole('button', { name: 'open' }))
  await user.click(screen.getByRole('button', { name: 'close' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'open' })))
})
