import type { Endpoint } from '@inkroute/contract/endpoint'
import { z } from 'zod'
import { scriptHash } from './security.ts'

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[char] ?? char)

const shapeOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...shape } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Record<string, unknown>
  return JSON.stringify(shape, null, 2)
}

function section(endpoint: Endpoint): string {
  const id = `${endpoint.method}${endpoint.path}`.replace(/\W+/g, '-')
  const access = endpoint.permission ? `${endpoint.access} · ${endpoint.permission}` : endpoint.access
  return `<details id="${id}" data-find="${escapeHtml(`${endpoint.method} ${endpoint.path} ${endpoint.summary}`.toLowerCase())}">
<summary><b class="${endpoint.method}">${endpoint.method}</b> <code>/req${escapeHtml(endpoint.path)}</code>
<span>${escapeHtml(endpoint.summary)}</span> <i>${escapeHtml(access)}</i></summary>
<h3>Input</h3><pre>${escapeHtml(shapeOf(endpoint.input, 'input'))}</pre>
<h3>data</h3><pre>${escapeHtml(shapeOf(endpoint.reply, 'output'))}</pre></details>`
}

const style = `body{font:15px/1.6 system-ui,"Noto Sans CJK SC",sans-serif;max-width:1000px;margin:32px auto;padding:0 16px;color:#17202E;background:#F7F6F3}
input{width:100%;padding:10px 12px;font:inherit;border:1px solid #E6E4DF;border-radius:6px;margin:16px 0}
details{background:#fff;border:1px solid #E6E4DF;border-radius:10px;margin:8px 0;padding:8px 16px}
summary{cursor:pointer;overflow-wrap:anywhere}summary span{color:#5B6472}summary i{color:#5B6472;font-style:normal;font-size:12px;float:right}
b{display:inline-block;min-width:64px}.GET{color:#147A50}.POST{color:#2F4AE0}.PUT{color:#8F5B00}.DELETE{color:#BC242C}
pre{background:#F7F6F3;padding:12px;border-radius:6px;overflow:auto}`

/** Only the calls of a visitor come with the page; those who are logged in to this browser get theirs with their token. */
const script = `const watch=()=>{const box=document.querySelector('input'),all=[...document.querySelectorAll('details')];
box.addEventListener('input',()=>{const word=box.value.trim().toLowerCase();for(const d of all)d.hidden=!d.dataset.find.includes(word)});
if(location.hash)document.querySelector(location.hash)?.setAttribute('open','')};watch();
for(const key of ['inkroute.session','inkroute.staff-session'])try{const {token}=JSON.parse(localStorage.getItem(key))??{};
if(token)fetch('/docs/api',{headers:{authorization:'Bearer '+token}}).then(r=>r.text()).then(text=>{
const page=new DOMParser().parseFromString(text,'text/html').querySelector('main');
if(page.childElementCount>document.querySelector('main').childElementCount){document.querySelector('main').replaceWith(page);watch()}})}catch{}`

export const apiDocsScript = scriptHash(script)

/** The contract as a searchable page. Nothing is loaded from elsewhere. */
export function apiDocsPage(endpoints: readonly Endpoint[]): string {
  const sorted = [...endpoints].sort((a, b) => (a.path < b.path ? -1 : 1))
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>印途 InkRoute API</title><style>${style}</style></head><body><main><h1>印途 InkRoute API</h1>
<p>${sorted.length} calls. Send <code>Authorization: Bearer …</code>; every write accepts <code>Idempotency-Key</code>, those that move money require it.
Calls that need a login are listed for those who are logged in.
HTTP 200 with <code>status_code</code> 200 is success, anything else a refusal named in <code>error</code>.
Machine-readable: <a href="/req/openapi.json">OpenAPI 3.1</a>.</p>
<input type="search" placeholder="Find a call" aria-label="Find a call">
${sorted.map(section).join('\n')}</main><script>${script}</script></body></html>`
}
