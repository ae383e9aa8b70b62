import type { Banner as Slide } from '@inkroute/contract/site/home'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Banner } from './banner.tsx'
import { AUTOPLAY_MS } from './use-banner.ts'

const slide = (id: number): Slide => ({
  id,
  title: `标题${id}`,
  subtitle: '',
  button: `按钮${id}`,
  jump_url: '/products',
  image: '/pictures/shop/mug/scene-1200.webp',
  image_alt: '',
  tone: 'paper',
  turning_product: null,
  artworks: [],
})

let wants_calm = false
beforeEach(() => {
  wants_calm = false
  vi.useFakeTimers()
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: wants_calm && query.includes('reduce') }) as MediaQueryList,
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const show = () =>
  render(
    <MemoryRouter>
      <Banner slides={[1, 2, 3].map(slide)} />
    </MemoryRouter>,
  )
const shown = () => document.querySelector('[data-shown="true"] h2')?.textContent
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('the next slide shows after four seconds, and the first again after the last', () => {
  show()
  expect(shown()).toBe('标题1')
  pass(AUTOPLAY_MS)
  expect(shown()).toBe('标题2')
  pass(2 * AUTOPLAY_MS)
  expect(shown()).toBe('标题1')
})

test('it pauses on hover and focus', () => {
  show()
  const banner = screen.getByRole('region')
  fireEvent.mouseEnter(banner)
  pass(3 * AUTOPLAY_MS)
  expect(shown()).toBe('标题1')
  fireEvent.mouseLeave(banner)
  fireEvent.focus(screen.getByRole('link', { name: '按钮1' }))
  pass(3 * AUTOPLAY_MS)
  expect(shown()).toBe('标题1')
})

test('arrow keys step through the slides in both directions', () => {
  show()
  const banner = screen.getByRole('region')
  fireEvent.keyDown(banner, { key: 'ArrowRight' })
  expect(shown()).toBe('标题2')
  fireEvent.keyDown(banner, { key: 'ArrowLeft' })
  fireEvent.keyDown(banner, { key: 'ArrowLeft' })
  expect(shown()).toBe('标题3')
})

test('a dot shows its slide, and only that one is reachable', () => {
  show()
  fireEvent.click(screen.getByRole('button', { name: '显示第 3 张' }))
  expect(shown()).toBe('标题3')
  expect(document.querySelectorAll('[role="group"][inert]')).toHaveLength(2)
})

test('a swipe moves to the next slide, a mouse drag does not', () => {
  show()
  const stage = document.querySelector('[aria-live]') as HTMLElement
  const push = (pointerType: string) => {
    fireEvent.pointerDown(stage, { clientX: 300, pointerType })
    fireEvent.pointerUp(stage, { clientX: 200, pointerType })
  }
  push('mouse')
  expect(shown()).toBe('标题1')
  push('touch')
  expect(shown()).toBe('标题2')
})

test('with reduced motion it does not autoplay but can be started', () => {
  wants_calm = true
  show()
  pass(3 * AUTOPLAY_MS)
  expect(shown()).toBe('标题1')
  fireEvent.click(screen.getByRole('button', { name: '继续轮播' }))
  pass(AUTOPLAY_MS)
  expect(shown()).toBe('标题2')
})
