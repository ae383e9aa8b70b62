import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Product pages as the two platforms make them, on an origin of their own, and what their carts were sent. */
export interface ShopWindow {
  readonly urlOf: (page: string) => string
  readonly sent: () => readonly Readonly<Record<string, string>>[]
  readonly close: () => Promise<void>
}

const forms: Record<string, (snippet: string) => string> = {
  // A theme that sends the form by a script of its own, as most do.
  shopify: (snippet) => `<product-form><form method="post" action="/cart/add" id="product-form-1" class="form">
    <input type="hidden" name="id" value="44012"><label>Quantity <input type="number" name="quantity" value="1"></label>
    ${snippet}<button type="submit" name="add">Add to cart</button></form></product-form>
    <script>document.querySelector('form').addEventListener('submit', (event) => {
      event.preventDefault(); const form = event.target
      fetch('/cart/add.js', { method: 'POST', body: new FormData(form) }).then(() => { document.title = 'In the cart' })
    })</script>`,
  woocommerce: (snippet) => `<form class="cart" action="/product/mug" method="post" enctype="multipart/form-data">
    ${snippet}<div class="quantity"><label>Mug quantity <input type="number" name="quantity" value="1"></label></div>
    <button type="submit" name="add-to-cart" value="99" class="single_add_to_cart_button button alt">Add to cart</button></form>`,
}

/** The shop's own styles must not reach into the form. */
const STYLE =
  'input,button,label{display:none!important}form>button,form>label,.quantity label,.quantity input{display:block!important}'

export async function openShopWindow(snippet: string): Promise<ShopWindow> {
  const sent: Record<string, string>[] = []
  const server = createServer(async (request, reply) => {
    if (request.method === 'POST') {
      const parts: Buffer[] = []
      for await (const part of request) parts.push(part as Buffer)
      const headers = { 'content-type': request.headers['content-type'] ?? '' }
      const form = await new Response(Buffer.concat(parts), { headers }).formData()
      const fields: Record<string, string> = {}
      form.forEach((value, name) => {
        fields[name] = String(value)
      })
      sent.push(fields)
    }
    const form = forms[(request.url ?? '').slice(1)]
    const body = form ? form(snippet) : 'In the cart'
    reply.setHeader('content-type', 'text/html; charset=utf-8')
    reply.end(
      `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width,initial-scale=1"><title>Mug</title><style>${STYLE}</style></head><body><main><h1>Mug</h1>${body}</main></body></html>`,
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    urlOf: (page) => `http://127.0.0.1:${port}/${page}`,
    sent: () => sent,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
