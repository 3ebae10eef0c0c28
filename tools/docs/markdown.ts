/** The parts of Markdown that our documents use, as HTML: headings, paragraphs, lists, tables, code, links. */
export function markdownToHtml(text: string, linkTo: (target: string) => string | undefined): string {
  const lines = text.split('\n');
  const parts: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const block = blockAt(lines, at);
    at += block.length;
    const html = blockToHtml(block, (inline) => inlineToHtml(inline, linkTo));
    if (html !== '') parts.push(html);
  }
  return parts.join('\n');
}

/** The title of a document: its first heading. */
export function titleOf(text: string): string {
  return /^# (.+)$/m.exec(text)?.[1] ?? '';
}

type Inline = (text: string) => string;

/** The lines of the block that begins here; an empty line is a block of its own. */
function blockAt(lines: readonly string[], at: number): string[] {
  const [first] = lines.slice(at, at + 1);
  if (first.startsWith('```')) {
    const end = lines.findIndex((line, index) => index > at && line.startsWith('```'));
    return lines.slice(at, end < 0 ? undefined : end + 1);
  }
  if (first.trim() === '' || first.startsWith('#')) return [first];
  const kind = kindOf(first);
  const rest = lines.slice(at + 1);
  const end = rest.findIndex(
    (line) => line.trim() === '' || (kind === 'text' ? kindOf(line) !== 'text' : endsKind(kind, line)),
  );
  return lines.slice(at, end < 0 ? undefined : at + 1 + end);
}

type Kind = 'table' | 'list' | 'numbers' | 'text';

function kindOf(line: string): Kind {
  if (line.startsWith('|')) return 'table';
  if (/^ *[-*] /.test(line)) return 'list';
  return /^ *\d+\. /.test(line) ? 'numbers' : 'text';
}

/** Lines of a list may go on, indented. */
function endsKind(kind: Kind, line: string): boolean {
  return kindOf(line) !== kind && (kind === 'table' || !line.startsWith(' '));
}

function blockToHtml(lines: readonly string[], inline: Inline): string {
  const [first] = lines;
  if (first.startsWith('```'))
    return `<pre tabindex="0"><code>${escapeHtml(lines.slice(1, -1).join('\n'))}</code></pre>`;
  if (first.trim() === '') return '';
  const [, marks, heading] = /^(#+) (.+)$/.exec(first) ?? [];
  if (marks !== undefined) {
    const level = marks.length;
    return `<h${level} id="${anchorOf(heading)}">${inline(heading)}</h${level}>`;
  }
  const kind = kindOf(first);
  if (kind === 'table') return tableToHtml(lines, inline);
  if (kind === 'text') {
    const [number] = /^\d+\.\d+ /.exec(first) ?? [];
    const id = number === undefined ? '' : ` id="${number.trim()}"`;
    return `<p${id}>${inline(lines.join('\n'))}</p>`;
  }
  const tag = kind === 'list' ? 'ul' : 'ol';
  const items = lines.join('\n').split(/\n(?=(?:[-*]|\d+\.) )/);
  const texts = items.map((item) => item.replace(/^(?:[-*]|\d+\.) /, '').replaceAll(/\n +/g, '\n'));
  return `<${tag}>\n${texts.map((item) => `<li>${inline(item)}</li>`).join('\n')}\n</${tag}>`;
}

function tableToHtml(lines: readonly string[], inline: Inline): string {
  const rows = lines.map((line) => line.replace(/^\| ?| ?\|$/g, '').split(/(?<!\\)\|/));
  const cells = (row: readonly string[], tag: string) =>
    row.map((cell) => `<${tag}>${inline(cell.trim().replaceAll('\\|', '|'))}</${tag}>`).join('');
  const [head, , ...body] = rows;
  return `<table tabindex="0">\n<tr>${cells(head, 'th')}</tr>\n${body.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('\n')}\n</table>`;
}

function inlineToHtml(text: string, linkTo: (target: string) => string | undefined): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? `<code>${escapeHtml(part.slice(1, -1))}</code>` : proseToHtml(part, linkTo)))
    .join('');
}

function proseToHtml(text: string, linkTo: (target: string) => string | undefined): string {
  return escapeHtml(text)
    .replaceAll(/\[([^\]]*)\]\(([^)\s]+)\)/g, (_, label: string, target: string) => {
      const href = linkTo(target);
      return href === undefined ? label : `<a href="${href}">${label}</a>`;
    })
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/(?<![\w*])\*([^*\n]+)\*(?!\w)/g, '<em>$1</em>');
}

function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\w ./-]/g, '')
    .replaceAll(/[ /]+/g, '-');
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
