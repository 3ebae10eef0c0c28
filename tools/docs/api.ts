import { describeRoutes } from '../../src/server/http/openapi/openapi.ts';
import { operations } from '../../src/server/http/openapi/operations.ts';

/** A schema of a description in OpenAPI, as far as tables show it. */
interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

interface Described {
  readonly summary: string;
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly description?: string }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Content }>>;
  readonly 'x-scope'?: string;
}

type Content = Readonly<Record<string, { readonly schema: Schema; readonly example?: unknown }>>;

/** The server's requests as Markdown, from the description that it serves at /api/openapi.json. */
export function writeApi(): string {
  const { paths } = describeRoutes(operations.map(({ method, path }) => `${method} ${path}`));
  const parts = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => request(method.toUpperCase(), path, described as Described)),
  );
  return parts.join('\n\n');
}

function request(
  method: string,
  path: string,
  { summary, parameters, requestBody, responses, ...rest }: Described,
): string {
  const [body] = Object.values(requestBody?.content ?? {});
  const scope = rest['x-scope'];
  const [[status, answer], ...refusals] = Object.entries(responses);
  const [kind, content] = Object.entries(answer.content ?? {})[0] ?? [];
  return [
    `### ${method} ${path}`,
    `${summary}${scope === undefined ? '' : ` Scope of the token: ${scope}.`}`,
    ...parameters.filter((one) => one.in === 'query').map((one) => `- \`?${one.name}\`: ${one.description ?? ''}`),
    ...(body === undefined
      ? []
      : [`Body:\n`, code(JSON.stringify(body.example, undefined, 2)), code(shapeOf(body.schema))]),
    `${status}: ${answer.description}${kind === 'application/x-ndjson' ? ' A stream: one object per line.' : ''}`,
    ...(content === undefined ? [] : [code(shapeOf(content.schema))]),
    `Refusals: ${refusals.map(([one]) => one).join(', ')}.`,
  ].join('\n\n');
}

function code(text: string): string {
  return `\`\`\`\n${text}\n\`\`\``;
}

/** A schema as short as a type. */
function shapeOf(schema: Schema, indent = ''): string {
  const { type, properties, required = [], items, anyOf, oneOf } = schema;
  const parts = anyOf ?? oneOf;
  if (parts !== undefined) return [...new Set(parts.map((one) => shapeOf(one, indent)))].join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((one) => JSON.stringify(one)).join(' | ');
  if (items !== undefined) return `[${shapeOf(items, indent)}, …]`;
  if (properties === undefined) return type ?? 'anything';
  const lines = Object.entries(properties).map(
    ([name, one]) => `${indent}  ${name}${required.includes(name) ? '' : '?'}: ${shapeOf(one, `${indent}  `)}`,
  );
  return `{\n${lines.join('\n')}\n${indent}}`;
}
