const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

const style = `
  :root { color-scheme: light; }
  * { box-sizing: border-box; }
  body { margin: 0; background: #f7f6f3; color: #17202e;
    font: 16px/1.6 "PingFang SC", "Noto Sans SC", "Microsoft YaHei", Inter, system-ui, sans-serif; }
  main { max-width: 720px; margin: 0 auto; padding: 32px 16px 72px; }
  h1 { font-size: 24px; font-weight: 650; margin: 0 0 4px; }
  h2 { font-size: 16px; font-weight: 650; margin: 32px 0 8px; }
  p { margin: 0 0 16px; }
  .quiet { color: #5b6472; }
  a { color: #2f49d1; }
  .card { background: #fff; border: 1px solid #e6e4df; border-radius: 10px; padding: 16px 20px; margin-bottom: 12px; }
  .row { display: flex; gap: 12px; justify-content: space-between; align-items: baseline; flex-wrap: wrap; }
  .code { font: 650 32px/1.3 ui-monospace, "SFMono-Regular", Menlo, monospace; letter-spacing: 6px; color: #2f49d1;
    user-select: all; }
  .phone { font-variant-numeric: tabular-nums; font-weight: 650; }
  input[type=search] { font: inherit; padding: 8px 12px; border: 1px solid #b9b6ae; border-radius: 6px; width: 100%;
    background: #fff; margin-bottom: 16px; }
  button { font: inherit; font-weight: 500; color: #fff; background: #1e7f56; border: 0; border-radius: 6px;
    padding: 10px 20px; cursor: pointer; }
  :focus-visible { outline: 3px solid #3b5bfd; outline-offset: 2px; }
  label.choice { display: flex; gap: 12px; align-items: center; padding: 12px 0; border-top: 1px solid #e6e4df; cursor: pointer; }
  label.choice:first-of-type { border-top: 0; }
  .face { width: 40px; height: 40px; border-radius: 6px; display: grid; place-items: center; color: #fff; font-weight: 650; }
  table { border-collapse: collapse; width: 100%; font-size: 14px; }
  td, th { text-align: left; padding: 8px 12px 8px 0; border-top: 1px solid #e6e4df; vertical-align: top; }
`

interface Page {
  readonly title: string
  readonly body: string
  readonly script?: string
}

export const page = ({ title, body, script = '' }: Page): string => `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><main>${body}</main>${script ? `<script>${script}</script>` : ''}</body></html>`
