import { createContext, h, type VNode } from 'preact';
import { useContext } from 'preact/hooks';
import { attributeValue, type Shape } from '../../view/drawing/shape.ts';

/** What the names of the definitions of a drawing begin with: several drawings share the page. */
export const DrawingId = createContext('');

/** Shapes as elements of the page; colours are those of the theme, which the style sheet knows. */
export function Drawn({ shapes }: { shapes: readonly Shape[] }) {
  const id = useContext(DrawingId);
  return <>{shapes.map((one) => element(one, id))}</>;
}

function element({ tag, attributes, parts }: Shape, id: string): VNode {
  const real: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(attributes))
    real[name] = name === 'id' ? `${id}${value}` : attributeValue(value, id, colourOf);
  return h(tag, real, ...parts.map((part) => (typeof part === 'string' ? part : element(part, id))));
}

function colourOf(name: string): string {
  return `var(--paint-${name})`;
}
