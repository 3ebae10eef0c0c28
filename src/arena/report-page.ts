/** Text escaped for use anywhere in a page, between tags and inside quotes: player words are untrusted. */
export function escapeHtml(text: string): string {
  const names: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (letter) => names[letter]);
}

/** A part of a page with a style and a script of its own; the page allows only the script with this hash. */
export interface LivePart {
  readonly html: string;
  readonly style: string;
  readonly script: string;
  /** SHA-256 of the script, as base64. */
  readonly hash: string;
}

/** A self-contained page. title is text, body is HTML; the live part is among it. */
export function writePage(title: string, body: readonly string[], live?: LivePart): string {
  const scripts = live === undefined ? '' : `; script-src 'sha256-${live.hash}'`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'${scripts}">
<title>${escapeHtml(title)}</title>
<style>${STYLE}${live?.style ?? ''}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${body.join('\n')}
</main>${
    live === undefined
      ? ''
      : `
<script>${live.script}</script>`
  }
</body>
</html>
`;
}

/** A table of texts; the first column names the rows. Wide tables scroll on their own. */
export function writeTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map((cell, index) => `<${index === 0 ? 'th' : tag}>${escapeHtml(cell)}</${index === 0 ? 'th' : tag}>`).join('')}</tr>`;
  return `<div class="wide" tabindex="0"><table><thead>${line(head, 'th')}</thead><tbody>${rows.map((row) => line(row, 'td')).join('')}</tbody></table></div>`;
}

export function writeSection(title: string, ...parts: readonly string[]): string {
  return `<section><h2>${escapeHtml(title)}</h2>${parts.join('\n')}</section>`;
}

const STYLE = `
:root { color-scheme: light dark; --ink: #1b1b1b; --paper: #fff; --soft: #667; --line: #d5d7dd; --a: #0b63b0; --b: #c2500a; --c: #2a7d46; --d: #7a3fa0; --band: #0b63b033; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e8ea; --paper: #16171a; --soft: #a3a6b3; --line: #3a3d46; --a: #6cb2f5; --b: #f5a05c; --c: #76cf93; --d: #c79be8; --band: #6cb2f533; } }
@media print { :root { --ink: #000; --paper: #fff; --soft: #444; --line: #bbb; --a: #0b63b0; --b: #c2500a; --c: #2a7d46; --d: #7a3fa0; --band: #0b63b033; } section { break-inside: avoid; } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 52rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.4rem; overflow-wrap: anywhere; } h2 { font-size: 1.1rem; margin-top: 2rem; }
p, li, pre { overflow-wrap: anywhere; }
pre { white-space: pre-wrap; border: 1px solid var(--line); border-radius: 4px; padding: .6rem; font-size: .85rem; }
.wide { overflow-x: auto; } table { border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .6rem; white-space: nowrap; border-bottom: 1px solid var(--line); text-align: right; } th:first-child { white-space: normal; text-align: left; min-width: 7rem; max-width: 16rem; overflow-wrap: anywhere; }
svg { width: 100%; max-width: 40rem; height: auto; display: block; } svg text { fill: var(--soft); font: 12px system-ui, sans-serif; } svg .sign { fill: var(--ink); }
.axis { stroke: var(--line); } .even { stroke: var(--soft); stroke-dasharray: 4 4; } .band { fill: var(--band); stroke: none; }
.line { fill: none; stroke: var(--a); stroke-width: 2; } .bar { fill: var(--a); } .p0 { fill: var(--a); } .p1 { fill: var(--b); } .p2 { fill: var(--c); } .p3 { fill: var(--d); }
.error { stroke: var(--ink); stroke-width: 2.5; } .lost { fill: var(--b); } .drawn { fill: var(--soft); } .won { fill: var(--a); }
`;
