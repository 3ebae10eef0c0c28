import * as z from 'zod/mini';
import { refused } from './answers.ts';
import type { Operation } from './operation.ts';
import { operationAt } from './operations.ts';

/** A route as the server registers it: 'GET /api/rooms/:room'. */
export type RouteName = string;

export interface OpenApi {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>>;
  readonly [more: string]: unknown;
}

/** The server's interface as OpenAPI: exactly the routes that it has. */
export function describeRoutes(routes: readonly RouteName[]): OpenApi {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const [method, path] = route.split(' ');
    const place = path.replace(/:(\w+)/g, '{$1}');
    paths[place] ??= {};
    paths[place][method.toLowerCase()] = describe(operationAt(method, path));
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Gamut',
      version: '1',
      description:
        'Games between people, bots and computers. Programs send their token in the header Authorization; browsers have a ' +
        'cookie and must come from a page of this server. Refusals name their reason in code.',
    },
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'gamut' },
      },
    },
    paths,
  };
}

function describe({ method, path, summary, by, tokens, query = {}, body, answer, refusals = [] }: Operation): object {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    ...{ name, in: 'path', required: true, schema: { type: 'string' } },
  }));
  const inQuery = Object.entries(query).map(([name, description]) => ({
    ...{ name, in: 'query', required: false, description, schema: { type: 'string' } },
  }));
  const usual = [...(by === 'anybody' ? [] : [401]), ...(tokens === 'any' ? [] : [403])];
  const codes = [...new Set([...(body === undefined ? [] : [400]), ...usual, ...refusals, 429, 503])];
  return {
    operationId: `${method.toLowerCase()}${path.replace(/\/api|[/:.]/g, '_')}`,
    summary,
    security: [...(by === 'anybody' ? [{}] : []), ...(tokens === 'none' ? [] : [{ token: [] }]), ...[{ cookie: [] }]],
    ...(Array.isArray(tokens) ? { 'x-scope': tokens.join(' ') } : {}),
    parameters: [...inPath, ...inQuery],
    ...(body === undefined
      ? {}
      : {
          requestBody: { content: { 'application/json': { schema: jsonSchema(body.schema), example: body.example } } },
        }),
    responses: {
      [answer.status]: {
        description: answer.says,
        ...(answer.schema === undefined
          ? {}
          : {
              content: {
                [answer.isStream ? 'application/x-ndjson' : 'application/json']: { schema: jsonSchema(answer.schema) },
              },
            }),
      },
      ...Object.fromEntries(codes.map((code) => [code, refusal(code)])),
    },
  };
}

function refusal(code: number): object {
  return {
    description: `Refused: ${REFUSALS[code]}`,
    content: { 'application/json': { schema: jsonSchema(refused) } },
    ...(code === 429 ? { headers: { 'Retry-After': { description: 'Seconds.', schema: { type: 'integer' } } } } : {}),
  };
}

const REFUSALS: Readonly<Record<number, string>> = {
  400: 'the request does not have the described form.',
  401: 'not signed in.',
  403: 'the token does not allow this.',
  404: 'not found.',
  409: 'not possible now; the code says why.',
  429: 'too many requests.',
  503: 'nothing can be stored at the moment; try again.',
};

function jsonSchema(schema: z.ZodMiniType): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { unrepresentable: 'any' });
  return rest;
}
