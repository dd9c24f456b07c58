import { requests } from '@boxcars/protocol';
import * as z from 'zod';

import type { Route } from './route.ts';

type Schema = { readonly [name: string]: unknown };

/** The OpenAPI document of these routes, made from what they take. */
export function openApi(routes: readonly Route[]): Schema {
  const paths: { [path: string]: { [method: string]: unknown } } = {};
  for (const route of routes) {
    const path = route.path.replaceAll(/:([a-z]+)/g, '{$1}');
    (paths[path] ??= {})[route.method.toLowerCase()] = operation(route);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Boxcars', version: '1' },
    paths,
    components: {
      schemas: { Refused: REFUSED },
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
  properties: { code: { type: 'string' }, values: { type: 'object' }, sentence: { type: 'string' } },
} as const;

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
  const json = (ref: Schema): Schema => ({ content: { 'application/json': { schema: ref } } });
  return {
    operationId: route.name,
    parameters: [...path, ...query.map(([name, of]) => ({ name, in: 'query', required: false, schema: of }))],
    ...(isRead || route.takes === 'nothing' ? {} : { requestBody: { required: true, ...json(schema) } }),
    ...security(route.who),
    responses: {
      200: { description: 'done', ...json({ type: 'object' }) },
      default: { description: 'refused', ...json({ $ref: '#/components/schemas/Refused' }) },
    },
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
