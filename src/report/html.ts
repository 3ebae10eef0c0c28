import { escapeText } from '../view/drawing/shape.ts';

/** Names of players and commands are untrusted: everything that is not written here goes through this. */
export const escaped = escapeText;

/** A cell of a table: text, or HTML that was made here. */
export type TableCell = string | { readonly html: string };

/** A table whose first column names the rows; on its own it can be scrolled sideways. */
export function writeTable(caption: string, head: readonly string[], rows: readonly (readonly TableCell[])[]): string {
  const heads = head.map((text) => `<th scope="col">${escaped(text)}</th>`).join('');
  const lines = rows.map(
    ([name, ...cells]) =>
      `<tr><th scope="row">${written(name)}</th>${cells.map((cell) => `<td>${written(cell)}</td>`).join('')}</tr>`,
  );
  return [
    '<div class="wide" tabindex="0">',
    `<table><caption>${escaped(caption)}</caption><thead><tr>${heads}</tr></thead>`,
    `<tbody>${lines.join('\n')}</tbody></table></div>`,
  ].join('\n');
}

function written(cell: TableCell): string {
  return typeof cell === 'string' ? escaped(cell) : cell.html;
}
