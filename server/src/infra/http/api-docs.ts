import type { Endpoint } from '@inkroute/contract/endpoint'
import { z } from 'zod'
import { scriptHash } from './security.ts'

/** A call and the capability it belongs to, which is the page that describes it. */
export interface DocumentedCall {
  readonly capability: string
  readonly endpoint: Endpoint
}

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[char] ?? char)

const schemaShape = (schema: z.ZodType, io: 'input' | 'output'): unknown => {
  const { $schema: _, ...shape } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return shape
}

/** Shorter shapes are easier to read where they are used. */
const SHARED_LENGTH = 1000

/** Shapes that a page would tell more than once, such as a design's document, are told once and linked. */
function createShapes(all: readonly unknown[]) {
  const counts = new Map<string, number>()
  const count = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return
    const text = JSON.stringify(value)
    if (text.length < SHARED_LENGTH) return
    const before = counts.get(text) ?? 0
    counts.set(text, before + 1)
    // What is inside a shape that is shared is told with it.
    if (before === 0) for (const part of Object.values(value)) count(part)
  }
  for (const shape of all) count(shape)
  const names = new Map([...counts].filter(([, n]) => n > 1).map(([text], n) => [text, `shape-${n + 1}`]))
  const linked = (value: unknown): unknown => {
    if (value === null || typeof value !== 'object') return value
    const name = names.get(JSON.stringify(value))
    return name === undefined ? inside(value) : { $ref: `#${name}` }
  }
  const inside = (value: object): unknown =>
    Array.isArray(value)
      ? value.map(linked)
      : Object.fromEntries(Object.entries(value).map(([key, part]) => [key, linked(part)]))
  const write = (shape: unknown) =>
    escapeHtml(JSON.stringify(shape, null, 1)).replaceAll(/&quot;#(shape-\d+)&quot;/g, '<a href="#$1">#$1</a>')
  return {
    text: (shape: unknown) => write(linked(shape)),
    shared: [...names].map(([text, name]) => ({ name, text: write(inside(JSON.parse(text))) })),
  }
}
type Shapes = ReturnType<typeof createShapes>

const callId = ({ method, path }: Endpoint) => `${method}${path}`.replace(/\W+/g, '-')
const pagePath = (capability: string) => `/docs/api/${capability}`

/** Method, path and summary, which the search looks through. */
function heading(endpoint: Endpoint): string {
  const access = endpoint.permission ? `${endpoint.access} · ${endpoint.permission}` : endpoint.access
  return `<b class="${endpoint.method}">${endpoint.method}</b> <code>/req${escapeHtml(endpoint.path)}</code>
<span>${escapeHtml(endpoint.summary)}</span> <i>${escapeHtml(access)}</i>`
}
const searched = ({ method, path, summary }: Endpoint) =>
  `data-find="${escapeHtml(`${method} /req${path} ${summary}`.toLowerCase())}"`

const section = (endpoint: Endpoint, { text }: Shapes) => `<details id="${callId(endpoint)}" ${searched(endpoint)}>
<summary>${heading(endpoint)}</summary>
<h3>Input</h3><pre>${text(schemaShape(endpoint.input, 'input'))}</pre>
<h3>data</h3><pre>${text(schemaShape(endpoint.reply, 'output'))}</pre></details>`

const row = ({ capability, endpoint }: DocumentedCall) =>
  `<li id="${callId(endpoint)}" ${searched(endpoint)}><a href="${pagePath(capability)}#${callId(endpoint)}">${heading(endpoint)}</a></li>`

const style = `body{font:15px/1.6 system-ui,"Noto Sans CJK SC",sans-serif;max-width:1000px;margin:32px auto;padding:0 16px;color:#17202E;background:#F7F6F3}
input{width:100%;box-sizing:border-box;padding:10px 12px;font:inherit;border:1px solid #E6E4DF;border-radius:6px;margin:16px 0}
details{background:#fff;border:1px solid #E6E4DF;border-radius:10px;margin:8px 0;padding:8px 16px}
summary{cursor:pointer}summary,li{overflow-wrap:anywhere}span,i{color:#5B6472}i{font-style:normal;font-size:12px}
h2{font-size:18px;margin:24px 0 4px}h2 a{color:inherit}ul{list-style:none;margin:0;padding:0}li a{display:block;padding:4px 0;color:inherit;text-decoration:none}
li a:hover code,li:target code{text-decoration:underline}[hidden]{display:none}
b{display:inline-block;min-width:64px}.GET{color:#147A50}.POST{color:#2F4AE0}.PUT{color:#8F5B00}.DELETE{color:#BC242C}
pre{background:#F7F6F3;padding:12px;border-radius:6px;overflow:auto}`

/**
 * Search, and the calls of those who are logged in to this browser: the page itself comes with those of a visitor, the
 * others are fetched with the token. A group without a found call is hidden.
 */
const script = `const calls=root=>root.querySelectorAll('[data-find]');
const watch=()=>{const box=document.querySelector('input');
box?.addEventListener('input',()=>{const word=box.value.trim().toLowerCase();for(const d of calls(document))d.hidden=!d.dataset.find.includes(word);
for(const g of document.querySelectorAll('section'))g.hidden=![...calls(g)].some(d=>!d.hidden)});
const at=document.getElementById(location.hash.slice(1));if(at){at.setAttribute('open','');at.scrollIntoView()}};watch();
for(const key of ['inkroute.session','inkroute.staff-session'])try{const {token}=JSON.parse(localStorage.getItem(key))??{};
if(token)fetch(location.pathname,{headers:{authorization:'Bearer '+token}}).then(r=>r.text()).then(text=>{
const page=new DOMParser().parseFromString(text,'text/html').querySelector('main');
if(calls(page).length>calls(document).length){document.querySelector('main').replaceWith(page);watch()}})}catch{}`

export const apiDocsScript = scriptHash(script)

const NAME = '印途 InkRoute API'
const search = '<input type="search" placeholder="Find a call" aria-label="Find a call by path or summary">'
const byPath = (a: DocumentedCall, b: DocumentedCall) => (a.endpoint.path < b.endpoint.path ? -1 : 1)

const page = (title: string, main: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)}</title><style>${style}</style></head><body><main>${main}</main><script>${script}</script></body></html>`

/** Every call in one line, by capability, each with a link to its description. Nothing is loaded from elsewhere. */
export function apiIndexPage(calls: readonly DocumentedCall[]): string {
  const groups = [...Map.groupBy([...calls].sort(byPath), ({ capability }) => capability)]
  const lists = groups
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([capability, own]) => `<section><h2><a href="${pagePath(capability)}">${escapeHtml(capability)}</a></h2>
<ul>${own.map(row).join('\n')}</ul></section>`,
    )
  return page(
    NAME,
    `<h1>${NAME}</h1>
<p>${calls.length} calls. Send <code>Authorization: Bearer …</code>; every write accepts <code>Idempotency-Key</code>, those that move money require it.
Calls that need a login are listed for those who are logged in.
HTTP 200 with <code>status_code</code> 200 is success, anything else a refusal named in <code>error</code>.
Machine-readable: <a href="/req/openapi.json">OpenAPI 3.1</a>.</p>
${search}
${lists.join('\n')}`,
  )
}

/** The calls of one capability with their schemas; without any, the reader may have to log in. */
export function apiCapabilityPage(capability: string, calls: readonly DocumentedCall[]): string {
  const back = '<p><a href="/docs/api">← All calls</a></p>'
  if (calls.length === 0) {
    return page(NAME, `${back}<h1>${NAME}</h1><p>No calls here, or none that you may read about: log in first.</p>`)
  }
  const shapes = createShapes(
    calls.flatMap(({ endpoint: { input, reply } }) => [schemaShape(input, 'input'), schemaShape(reply, 'output')]),
  )
  const sections = [...calls].sort(byPath).map(({ endpoint }) => section(endpoint, shapes))
  const shared = shapes.shared.map(({ name, text }) => `<h3 id="${name}">#${name}</h3><pre>${text}</pre>`)
  return page(
    `${capability} – ${NAME}`,
    `${back}<h1>${escapeHtml(capability)}</h1>\n${search}\n${[...sections, ...shared].join('\n')}`,
  )
}
