/** Styles that a picture needs without a style sheet. */
const LOOKS = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'stop-color',
  'stop-opacity',
  'opacity',
  'paint-order',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
  'display',
  'visibility',
];
/** Pixels of the longer side of a PNG. */
const PIXELS = 1600;

/** A drawing of the page as self-contained SVG text: every part carries its own styles. */
export function pictureText(drawing: SVGSVGElement, title: string): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copyLooks(drawing, copy);
  const { width, height } = drawing.viewBox.baseVal;
  const { x, y } = drawing.viewBox.baseVal;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('role', 'img');
  const back = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  for (const [name, value] of Object.entries({ x, y, width, height })) back.setAttribute(name, String(value));
  back.setAttribute('fill', getComputedStyle(document.body).backgroundColor);
  const name = document.createElementNS('http://www.w3.org/2000/svg', 'title');
  name.textContent = title;
  copy.prepend(name, back);
  return new XMLSerializer().serializeToString(copy);
}

/** The same as pixels. */
export async function picturePng(drawing: SVGSVGElement, title: string): Promise<Blob | undefined> {
  const { width, height } = drawing.viewBox.baseVal;
  const scale = PIXELS / Math.max(width, height);
  const text = pictureText(drawing, title).replace(
    '<svg ',
    `<svg width="${width * scale}" height="${height * scale}" `,
  );
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'));
}

/** Downloads a file. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

const KEPT = [
  'id',
  'offset',
  'viewBox',
  'd',
  'points',
  'transform',
  'x',
  'y',
  'x1',
  'y1',
  'x2',
  'y2',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'width',
  'height',
];

function copyLooks(from: Element, to: Element): void {
  const looks = getComputedStyle(from);
  for (const name of to.getAttributeNames()) if (!KEPT.includes(name)) to.removeAttribute(name);
  for (const look of LOOKS) {
    const value = looks.getPropertyValue(look);
    if (value !== '' && !IDLE.has(`${look} ${value}`)) to.setAttribute(look, value);
  }
  for (let at = 0; at < from.children.length; at++) copyLooks(from.children[at], to.children[at]);
}

/** Default values, which are left out. */
const IDLE = new Set([
  'fill-opacity 1',
  'stroke none',
  'stop-opacity 1',
  'stroke-dasharray none',
  'stroke-opacity 1',
  'opacity 1',
  'paint-order normal',
  'visibility visible',
  'display inline',
  'display block',
]);
