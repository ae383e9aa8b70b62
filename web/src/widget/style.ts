/** A sheet of its own: nothing of the shop's reaches in, nothing of ours out, and no inline style a policy could refuse. */
const css = `
:host{all:initial;display:block;color:rgb(31 35 41);font:16px/1.5 system-ui,-apple-system,"PingFang SC","Microsoft YaHei",sans-serif;
--accent:var(--inkroute-accent,rgb(31 90 220));--line:rgb(150 155 165);--soft:rgb(90 96 106);--bad:rgb(176 32 32)}
:host([hidden]),[hidden]{display:none!important}
*{box-sizing:border-box}
.stage{position:sticky;top:0;z-index:1;background:white}
.stage img{display:block;width:100%;max-height:42vh;aspect-ratio:1;object-fit:contain}
.pictures{display:grid;grid-auto-flow:column;grid-auto-columns:minmax(0,1fr);gap:8px}
h2{font-size:1.15em;margin:.4em 0}
p{margin:0}
form,.field,.done{display:grid;gap:6px}
form,.done{gap:16px;padding:8px 0}
label,legend{font-weight:600;padding:0}
fieldset{border:0;margin:0;padding:0;min-width:0}
input:not([type=radio],[type=range],[type=checkbox]),textarea{width:100%;min-height:44px;padding:8px 10px;font:inherit;color:inherit;border:1px solid var(--line);border-radius:6px;background:white}
.options{display:flex;flex-wrap:wrap;gap:8px;margin-top:6px}
.options label{display:flex;gap:8px;align-items:center;min-height:44px;padding:0 12px;border:1px solid var(--line);border-radius:6px;font-weight:400;cursor:pointer}
.options label:has(:checked){border-color:var(--accent);box-shadow:inset 0 0 0 1px var(--accent)}
.swatch{width:20px;height:20px;border:1px solid var(--line);border-radius:50%}
.slider{display:grid;grid-template-columns:88px 1fr;gap:8px;align-items:center;min-height:32px;font-weight:400}
.check{display:flex;gap:8px;align-items:center;min-height:44px;font-weight:400}
.help,.status{color:var(--soft);font-size:.875em}
.status{min-height:1.5em}
.error{color:var(--bad);font-size:.875em}
button{min-height:48px;padding:8px 16px;font:inherit;font-weight:600;color:white;border:0;border-radius:6px;background:var(--accent);cursor:pointer}
button.plain{color:inherit;background:none;border:1px solid var(--line)}
button:disabled{opacity:.6;cursor:default}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.code{font-size:1.25em;font-weight:700;user-select:all;overflow-wrap:anywhere}
@media(min-width:800px){.stage img{max-height:60vh}}
`

export function addStyle(root: ShadowRoot): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [sheet]
}
