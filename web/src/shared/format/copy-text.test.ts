// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { copyText } from './copy-text.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

/** A page over plain HTTP has no clipboard. */
function plainPage(copies: boolean) {
  vi.stubGlobal('navigator', {})
  const copied: string[] = []
  document.execCommand = () => {
    copied.push(document.querySelector('textarea')?.value ?? '')
    return copies
  }
  return copied
}

test('a text is copied without HTTPS too, and nothing is left on the page', async () => {
  const copied = plainPage(true)
  await copyText('https://shop.example/ops/invite#abc')
  expect(copied).toEqual(['https://shop.example/ops/invite#abc'])
  expect(document.querySelector('textarea')).toBeNull()
})

test('a refusal of the browser is told, so that the screen can say so', async () => {
  plainPage(false)
  await expect(copyText('abc')).rejects.toThrow('refused')
})
