import { hotKeyDefaults } from '@inkroute/contract/preference/hot-keys'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { HotKeyTable } from './hot-key-table.tsx'

afterEach(cleanup)

function show(changed: Record<string, string> = {}) {
  const onChange = vi.fn()
  const current = hotKeyDefaults.map(({ action, key }) => ({ action, key: changed[action] ?? key }))
  render(<HotKeyTable defaults={hotKeyDefaults} current={current} is_saving={false} onChange={onChange} />)
  return onChange
}

const row = (name: string) => screen.getByRole('button', { name: new RegExp(`更改“${name}”`) })
const listener = () => screen.getByRole('button', { name: '请按下按键…' })

test('clicking a row and pressing free keys changes that action only', () => {
  const onChange = show()
  fireEvent.click(row('填充'), { detail: 1 })
  fireEvent.keyDown(listener(), { key: 'Control', code: 'ControlLeft', ctrlKey: true })
  expect(onChange).not.toHaveBeenCalled()
  fireEvent.keyDown(listener(), { key: 'g', code: 'KeyG', ctrlKey: true })
  expect(onChange).toHaveBeenCalledWith([{ action: 'fill', key: 'Ctrl+G' }])
})

test('taken keys are not sent; the other action is named and the two can be swapped', () => {
  const onChange = show()
  fireEvent.click(row('重做'), { detail: 1 })
  fireEvent.keyDown(listener(), { key: 'z', code: 'KeyZ', ctrlKey: true })
  expect(onChange).not.toHaveBeenCalled()
  expect(screen.getByRole('alert').textContent).toContain('Ctrl+Z 已用于“撤销”')
  fireEvent.click(screen.getByText('互换两个快捷键'))
  expect(onChange).toHaveBeenCalledWith([
    { action: 'redo', key: 'Ctrl+Z' },
    { action: 'undo', key: 'Ctrl+Y' },
  ])
})

test('browser shortcuts are refused with the reason', () => {
  const onChange = show()
  fireEvent.click(row('填充'), { detail: 1 })
  fireEvent.keyDown(listener(), { key: 'w', code: 'KeyW', ctrlKey: true })
  expect(screen.getByRole('alert').textContent).toContain('浏览器或系统占用')
  expect(onChange).not.toHaveBeenCalled()
})

test('by keyboard alone: Enter starts recording, Esc and Tab leave without a change', async () => {
  const onChange = show()
  const user = userEvent.setup()
  row('适应').focus()
  await user.keyboard('{Enter}')
  expect(listener()).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('button', { name: '请按下按键…' })).toBeNull()
  await user.keyboard('{Enter}{Tab}')
  expect(screen.queryByRole('button', { name: '请按下按键…' })).toBeNull()
  expect(onChange).not.toHaveBeenCalled()
})

test('only a changed row offers its default, and resets only that row', () => {
  const onChange = show({ fill: 'Alt+G' })
  const resets = screen.getAllByText('恢复默认')
  expect(resets).toHaveLength(1)
  fireEvent.click(resets[0]!)
  expect(onChange).toHaveBeenCalledWith([{ action: 'fill', key: 'Ctrl+B' }])
})

test('a default that another action uses meanwhile shows the conflict instead', () => {
  const onChange = show({ fill: 'Alt+G', fit: 'Ctrl+B' })
  fireEvent.click(screen.getByRole('button', { name: '把“填充”恢复为 Ctrl+B' }))
  expect(screen.getByRole('alert').textContent).toContain('已用于“适应”')
  expect(onChange).not.toHaveBeenCalled()
})
