// The script that sellers put into their shops: `<div data-inkroute-key="…"></div>` becomes the form of the goods.
import { WIDGET_PATH } from '@inkroute/contract/personal/shop-names'
import { mount } from './mount.ts'

const MARK = 'data-inkroute-ready'
const own = document.currentScript ?? document.querySelector(`script[src*="${WIDGET_PATH}"]`)
const origin = own instanceof HTMLScriptElement ? new URL(own.src).origin : location.origin

/** A page may load the script twice, or add the element later. */
function mountAll(): void {
  for (const host of document.querySelectorAll<HTMLElement>(`[data-inkroute-key]:not([${MARK}])`)) {
    host.setAttribute(MARK, '')
    void mount(host, origin)
  }
}

mountAll()
new MutationObserver(mountAll).observe(document.documentElement, { childList: true, subtree: true })
