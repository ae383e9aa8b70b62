import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CONTROLS, SIGNS } from '../../shared/ui/part-hydration.ts'
import { deferScripts } from './defer-scripts.ts'
import { startLater } from './start-later.ts'

/** As the router writes it. */
const HTML = `<head><link rel="modulepreload" href="/assets/entry.js"/><link rel="modulepreload" href="/assets/react.js"/><style></style></head><body>
<script nonce="n">window.before = 1</script><script nonce="n" type="module" async="">;
import * as route0 from "/assets/root.js";
import * as route1_main from "/assets/home.js";
const route1 = {...route1_main};
  window.__reactRouterManifest = { "a": 1 };
  window.__reactRouterRouteModules = {"root":route0,"zh:/":route1};

import("/assets/entry.js");</script></body>`

test('a page names its modules in one script of its own instead of having them loaded before it is painted', () => {
  const html = deferScripts(HTML)
  expect(html).not.toContain('modulepreload" href')
  expect(html).not.toContain('type="module"')
  expect(html).toContain('<script nonce="n">window.before = 1</script><script nonce="n">(')
  expect(html).toContain('"files":["/assets/entry.js","/assets/react.js"]')
  expect(html).toContain(
    'Promise.all([import("/assets/root.js"),import("/assets/home.js")]).then(([route0,route1_main]) => {',
  )
  const [, script = ''] = /<script nonce="n">(\([\s\S]*?)<\/script>/.exec(html) ?? []
  expect(() => new Function(script)).not.toThrow()
})

test('a script it does not know stays as it is', () => {
  const other = HTML.replace('import * as route0 from', 'import route0 from')
  expect(deferScripts(other)).toBe(other)
  expect(deferScripts('<p>no scripts</p>')).toBe('<p>no scripts</p>')
})

const run = vi.fn()
let painted: () => void = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  run.mockClear()
  document.body.innerHTML = '<img fetchpriority="high"><button>buy</button><a href="/products">all</a>'
  const picture = document.querySelector('img') as HTMLImageElement
  picture.decode = () =>
    new Promise((resolve) => {
      painted = resolve
    })
  startLater({ files: ['/assets/react.js'], controls: CONTROLS, signs: SIGNS }, run)
})

afterEach(() => {
  window.early_input?.stop()
  delete window.early_input
  document.body.replaceChildren()
  vi.useRealTimers()
})

test('the code of a page waits for its main picture', async () => {
  await vi.advanceTimersByTimeAsync(5000)
  expect(run).not.toHaveBeenCalled()
  painted()
  await vi.advanceTimersByTimeAsync(100)
  expect(run).toHaveBeenCalledOnce()
  expect(document.head.querySelector('link[rel="modulepreload"]')?.getAttribute('href')).toBe('/assets/react.js')
  expect(window.early_input?.is_used).toBe(false)
})

test('it starts at once when the visitor uses the page; presses are kept, links work', () => {
  const [button, link] = ['button', 'a'].map((name) => document.querySelector(name) as HTMLElement)
  const press = (target?: HTMLElement) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true })
    target?.dispatchEvent(event)
    return event.defaultPrevented
  }
  button?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(run).toHaveBeenCalledOnce()
  expect(press(button)).toBe(true)
  expect(press(link)).toBe(false)
  expect([...(window.early_input?.pressed ?? [])]).toEqual([button])
  const arrow = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true })
  button?.dispatchEvent(arrow)
  expect(arrow.defaultPrevented).toBe(true)
  expect(window.early_input?.arrows).toEqual([{ control: button, key: 'ArrowDown' }])
  window.early_input?.stop()
  expect(press(button)).toBe(false)
})
