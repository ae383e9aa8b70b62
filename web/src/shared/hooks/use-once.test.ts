import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useOnce } from './use-once.ts'

test('a second press is ignored until the first is answered', () => {
  let sent = 0
  const press = () => sent++
  const { result, rerender } = renderHook(({ is_busy }) => useOnce(is_busy), { initialProps: { is_busy: false } })
  result.current(press)
  result.current(press)
  expect(sent).toBe(1)
  rerender({ is_busy: true })
  result.current(press)
  expect(sent).toBe(1)
  rerender({ is_busy: false })
  result.current(press)
  expect(sent).toBe(2)
})
