import { act } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { part } from './part.tsx'

let root: Root | undefined

afterEach(() => {
  act(() => root?.unmount())
  document.body.innerHTML = ''
})

function Counter() {
  const [count, setCount] = useState(0)
  const [typed, setTyped] = useState('')
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
      <input value={typed} onChange={(event) => setTyped(event.target.value)} />
      <output>{typed}</output>
    </>
  )
}

/** As the server sends it: the part's HTML inside its boundary markers. */
const HTML =
  '<div data-later=""><!--$--><button type="button">0</button><input value=""><output></output><!--/$--></div>'

async function hydrated() {
  let arrived: (code: typeof Counter) => void = () => {}
  const code = new Promise<typeof Counter>((resolve) => {
    arrived = resolve
  })
  const Part = part(() => code)
  const place = document.createElement('div')
  place.innerHTML = HTML
  document.body.append(place)
  await act(async () => {
    root = hydrateRoot(place, <Part />)
  })
  const button = place.querySelector('button') as HTMLButtonElement
  const arrive = async () => {
    await act(async () => arrived(Counter))
    await act(async () => void (await new Promise((resolve) => setTimeout(resolve))))
  }
  return { place, button, arrive }
}

const pressByHand = (target: HTMLElement) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true })
  Object.defineProperty(event, 'isTrusted', { value: true })
  act(() => void target.dispatchEvent(event))
  return event
}

test('server-rendered HTML stays until the code arrives, and its elements are reused', async () => {
  const { place, button, arrive } = await hydrated()
  expect(button.isConnected).toBe(true)
  act(() => void document.dispatchEvent(new Event('pointerover')))
  await arrive()
  expect(place.querySelector('button')).toBe(button)
  act(() => button.click())
  expect(button.textContent).toBe('1')
})

test('a press before hydration is replayed exactly once', async () => {
  const { button, arrive } = await hydrated()
  expect(pressByHand(button).defaultPrevented).toBe(true)
  pressByHand(button)
  expect(button.textContent).toBe('0')
  await arrive()
  expect(button.textContent).toBe('1')
  expect(pressByHand(button).defaultPrevented).toBe(false)
  expect(button.textContent).toBe('2')
})

test('input typed before hydration reaches the component', async () => {
  const { place, arrive } = await hydrated()
  const field = place.querySelector('input') as HTMLInputElement
  field.value = 'mug'
  await arrive()
  expect(place.querySelector('output')?.textContent).toBe('mug')
  expect(field.value).toBe('mug')
})
