import { requests } from '@boxcars/protocol';
import { answers, parts } from '@boxcars/protocol/answers';
import * as z from 'zod';

import type { Route } from './route.ts';

type Schema = { readonly [name: string]: unknown };

const SCHEMAS = '#/components/schemas/';

/** The OpenAPI document of these routes, made from what they take and answer. */
export function openApi(routes: readonly Route[]): Schema {
  const paths: { [path: string]: { [method: string]: unknown } } = {};
  for (const route of routes) {
    const path = route.path.replaceAll(/:([a-z]+)/g, '{$1}');
    (paths[path] ??= {})[route.method.toLowerCase()] = operation(route);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Boxcars', version: '1' },
    paths: { ...paths, ...SYSTEM_PATHS },
    components: {
      schemas: { Refused: REFUSED, ...answerSchemas() },
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'boxcars' },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

const REFUSED = {
  type: 'object',
  required: ['code', 'sentence'],
  properties: {
    code: { type: 'string' },
    rule: { type: 'string' },
    values: { type: 'object' },
    sentence: { type: 'string' },
  },
} as const;

function json(schema: Schema): Schema {
  return { content: { 'application/json': { schema } } };
}

function ref(name: string): Schema {
  return { $ref: `${SCHEMAS}${name}` };
}

const REFUSAL = { description: 'refused', ...json(ref('Refused')) };

function system(name: string, answer: Schema): Schema {
  return { get: { operationId: name, responses: { 200: { description: 'done', ...answer }, default: REFUSAL } } };
}

const WELL = json({ type: 'object', required: ['status'], properties: { status: { const: 'ok' } } });

/** What is no route of ours alone: for whoever runs the server, and the way to the socket. */
const SYSTEM_PATHS: Schema = {
  '/healthz': system('readHealth', WELL),
  '/readyz': system('readReadiness', WELL),
  '/metrics': system('readMetrics', { content: { 'text/plain': { schema: { type: 'string' } } } }),
  '/api/openapi.json': system('readDescription', json({ type: 'object', required: ['openapi', 'paths'] })),
  '/api/socket': { get: { operationId: 'openSocket', responses: { 101: { description: 'a WebSocket' } } } },
};

/** The names of all answers and their parts among the schemas. */
const names = z.registry<{ readonly id: string }>();
for (const [id, schema] of Object.entries(parts)) names.add(schema, { id });
for (const [route, schema] of Object.entries(answers)) {
  if (!names.has(schema)) names.add(schema, { id: `${route.charAt(0).toUpperCase()}${route.slice(1)}Answer` });
}

function nameOf(route: Route): string {
  return names.get(answers[route.name])?.id ?? '';
}

/** The schemas of all answers and their parts. They may have more fields one day, so none are excluded. */
function answerSchemas(): { readonly [name: string]: Schema } {
  const { schemas } = z.toJSONSchema(names, {
    uri: (id) => `${SCHEMAS}${id}`,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, withoutAddress(schema)]));
}

function withoutAddress(named: Schema): Schema {
  const { $schema: _, $id: _address, ...schema } = named;
  return schema;
}

function operation(route: Route): Schema {
  const schema = schemaOf(route.takes);
  const isRead = route.method === 'GET';
  const query = isRead ? Object.entries(schema.properties ?? {}) : [];
  const path = [...route.path.matchAll(/:([a-z]+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  return {
    operationId: route.name,
    parameters: [...path, ...query.map(([name, of]) => ({ name, in: 'query', required: false, schema: of }))],
    ...(isRead || route.takes === 'nothing' ? {} : { requestBody: { required: true, ...json(schema) } }),
    ...security(route.who),
    responses: { 200: { description: 'done', ...json(ref(nameOf(route))) }, default: REFUSAL },
  };
}

function security(who: Route['who']): Schema {
  if (who === 'anyone') return {};
  return { security: [{ cookie: [] }, ...(who === 'person' ? [{ token: [] }] : [])] };
}

function schemaOf(takes: Route['takes']): Schema & { readonly properties?: Schema } {
  const { $schema: _, ...schema }: Schema = z.toJSONSchema(requests[takes], { io: 'input', unrepresentable: 'any' });
  return schema;
}
