import { REFERENCE_KEY, REFERENCE_LABEL } from '@inkroute/contract/personal/shop-names'

const SHOPIFY = 'form[action*="/cart/add"]'
const WOOCOMMERCE = 'form.cart'
/** What adds to the cart, also where a theme does it without submitting the form. */
const BUTTONS =
  'button:not([type=button]),input[type=submit],[name=add],.single_add_to_cart_button,.shopify-payment-button'

/** The product form around or nearest to an element; null on pages that sell nothing. */
export function productForm(host: Element): HTMLFormElement | null {
  const wanted = `${SHOPIFY},${WOOCOMMERCE}`
  const around = host.closest<HTMLFormElement>(wanted) ?? host.closest('form')
  if (around) return around
  for (let place = host.parentElement; place; place = place.parentElement) {
    const inside = place.querySelector<HTMLFormElement>(wanted)
    if (inside) return inside
  }
  return null
}

/** The names by which the shop's platform carries the reference into the order. */
const namesIn = (form: HTMLFormElement): readonly string[] =>
  form.matches(SHOPIFY) ? [`properties[${REFERENCE_KEY}]`, `properties[${REFERENCE_LABEL}]`] : [REFERENCE_KEY]

export interface Cart {
  /** Puts the reference into the form; null takes it out and closes the way to the cart again. */
  set(reference: string | null): void
  /** Where there is no form to fill in, the shop sells as it did before: the order waits for its answers. */
  open(): void
}

/** Guards a product form until something is approved. `onBlocked` tells the visitor. */
export function guardCart(host: Element, onBlocked: () => void): Cart {
  let approved: string | null = null
  let is_open = false
  const formNow = () => productForm(host)
  const block = (event: Event, form: HTMLFormElement) => {
    if (is_open || approved !== null || !host.isConnected || form !== formNow()) return
    event.preventDefault()
    event.stopImmediatePropagation()
    onBlocked()
  }
  // At the document and before anybody else: themes send the form by scripts of their own.
  document.addEventListener('submit', (event) => block(event, event.target as HTMLFormElement), true)
  document.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest<HTMLElement>(BUTTONS) : null
      const form = button && ((button as HTMLButtonElement).form ?? button.closest('form'))
      if (form) block(event, form)
    },
    true,
  )
  return {
    open() {
      is_open = true
    },
    set(reference) {
      approved = reference
      const form = formNow()
      if (!form) return
      for (const name of namesIn(form)) {
        const known = form.querySelector<HTMLInputElement>(`input[name="${name}"]`)
        if (reference === null) known?.remove()
        else {
          const input = known ?? form.appendChild(document.createElement('input'))
          input.type = 'hidden'
          input.name = name
          input.value = reference
        }
      }
    },
  }
}
