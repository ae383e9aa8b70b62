import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { RowActions } from './row-actions.tsx'
import { splitActions } from './row-actions.view.ts'

const action = (key: string, change: object = {}) => ({ key, label: key, ...change })
const getKeys = (actions: readonly { readonly key: string }[]) => actions.map(({ key }) => key)

test('two actions stay visible; a third sends the rest to the menu, dangerous ones last', () => {
  const two = splitActions([action('edit'), action('delete', { is_danger: true })])
  expect([getKeys(two.visible), getKeys(two.more)]).toEqual([['edit', 'delete'], []])
  const many = splitActions([action('open'), action('delete', { is_danger: true }), action('copy'), action('print')])
  expect([getKeys(many.visible), getKeys(many.more)]).toEqual([
    ['open', 'copy'],
    ['print', 'delete'],
  ])
  expect(getKeys(splitActions([false, action('edit'), null]).visible)).toEqual(['edit'])
})

test('a dangerous action in the menu asks first', async () => {
  const remove = vi.fn()
  const confirm = { title: 'Delete it?', ok: 'Delete now', cancel: 'Keep' }
  render(
    <RowActions
      actions={[action('Open'), action('Rename'), action('Delete', { is_danger: true, onClick: remove, confirm })]}
    />,
  )
  fireEvent.click(screen.getByRole('button', { name: /更多/ }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  expect(await screen.findByText('Delete it?')).toBeTruthy()
  expect(remove).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Delete now' }))
  expect(remove).toHaveBeenCalledTimes(1)
})
