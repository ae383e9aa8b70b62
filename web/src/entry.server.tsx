import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { NonceContext, pageContext } from './app/server-context.ts'
import { deferScripts } from './app/start-later/defer-scripts.ts'
import { pageAddress } from './pages/public/page-address.ts'
import { CurrencyContext, setBrand } from './shared/brand/brand.ts'
import { currencyIn } from './shared/currency/currency.ts'
import { isPublicPath } from './shared/text/zones.ts'

export { currencyIn, pageAddress, pageContext, setBrand }

/** Parts of any size are rendered in place: no script moves them. */
const WHOLE = Number.POSITIVE_INFINITY

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const page = context.get(pageContext)
  const nonce = page?.nonce
  const stream = await renderToReadableStream(
    <NonceContext value={nonce}>
      <CurrencyContext value={page?.currency ?? null}>
        <ServerRouter context={routerContext} url={request.url} {...(nonce ? { nonce } : {})} />
      </CurrencyContext>
    </NonceContext>,
    { ...(nonce ? { nonce } : {}), signal: request.signal, progressiveChunkSize: WHOLE },
  )
  // Pages are kept and sent whole, so they are waited for.
  await stream.allReady
  headers.set('content-type', 'text/html; charset=utf-8')
  if (!isPublicPath(new URL(request.url).pathname)) return new Response(stream, { status, headers })
  return new Response(deferScripts(await new Response(stream).text()), { status, headers })
}
