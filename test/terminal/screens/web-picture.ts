/** A colour as escape sequences name it, or none. */
interface Dress {
  fore: string;
  back: string;
  isBold: boolean;
  isInverse: boolean;
}

const BARE: Dress = { fore: '', back: '', isBold: false, isInverse: false };
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Lines with escape sequences as a page for a browser. */
export function webPicture(title: string, background: 'dark' | 'light', text: string): string {
  const [paper, ink] = background === 'dark' ? ['#101010', '#e8e4da'] : ['#ffffff', '#1c1c1c'];
  const style = `margin:0;padding:6px;background:${paper};color:${ink};font:15px 'DejaVu Sans Mono',monospace;line-height:normal;display:inline-block`;
  return `<!doctype html><meta charset="utf-8"><title>${title}</title><pre style="${style}">${spansOf(text, paper, ink)}</pre>\n`;
}

function spansOf(text: string, paper: string, ink: string): string {
  let dress = { ...BARE };
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it is what the program writes
  const parts = text.split(/\u001b\[([\d;]*)m/);
  return parts
    .map((part, at) => {
      if (at % 2 === 1) {
        dress = dressed(dress, part.split(';').map(Number));
        return '';
      }
      const words = part.replace(/[&<>]/g, (sign) => ENTITIES[sign]);
      return words === '' ? '' : `<span style="${styleOf(dress, paper, ink)}">${words}</span>`;
    })
    .join('');
}

function dressed(before: Dress, codes: readonly number[]): Dress {
  const dress = { ...before };
  for (let at = 0; at < codes.length; at++) {
    const code = codes[at];
    if (code === 0) Object.assign(dress, BARE);
    else if (code === 1) dress.isBold = true;
    else if (code === 7) dress.isInverse = true;
    else if (code === 38 || code === 48) {
      const colour = `rgb(${codes.slice(at + 2, at + 5).join()})`;
      if (code === 38) dress.fore = colour;
      else dress.back = colour;
      at += 4;
    }
  }
  return dress;
}

function styleOf({ fore, back, isBold, isInverse }: Dress, paper: string, ink: string): string {
  const [front, behind] = [fore || ink, back || paper];
  const [color, background] = isInverse ? [behind, front] : [front, behind];
  return `color:${color};background:${background}${isBold ? ';font-weight:bold' : ''}`;
}
