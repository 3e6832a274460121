import { z } from 'zod';
import type { Implementation, Operation } from '../resource';

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 document of the resources, made of the very schemas that parse their calls. */
export function openapi(implementations: readonly Implementation[]): Json {
  return {
    openapi: '3.1.0',
    info: { title: 'Corridor gateway', version: '0.1.0' },
    components: {
      securitySchemes: { accessToken: { type: 'apiKey', in: 'header', name: 'access_token' } },
      schemas: { Refusal: REFUSAL },
    },
    security: [{ accessToken: [] }],
    paths: Object.fromEntries(implementations.flatMap(pathsOf)),
  };
}

const REFUSAL: Json = {
  type: 'object',
  required: ['code', 'msg', 'kind', 'fields', 'requestId'],
  properties: {
    code: { type: 'string' },
    msg: { type: 'string' },
    kind: { type: 'string' },
    fields: {
      type: 'array',
      items: { type: 'object', properties: { path: { type: 'string' }, reason: { type: 'string' } } },
    },
    requestId: { type: 'string' },
  },
};

function pathsOf({ segment, operations, options }: Implementation): [string, Json][] {
  const verbs = [...new Set(operations.map(({ verb }) => verb))];
  return verbs.map((verb) => {
    const ofVerb = operations.filter((operation) => operation.verb === verb);
    const post = {
      operationId: `${segment}.${verb}`,
      tags: [segment],
      parameters: [{ name: 'request_id', in: 'header', schema: { type: 'string' } }],
      requestBody: {
        required: true,
        content: { [verb === 'upload' ? 'multipart/form-data' : 'application/json']: { schema: bodyOf(ofVerb) } },
      },
      responses: { 200: success(ofVerb, options.payload ?? 'data'), default: REFUSED },
    };
    return [`/api/portal/cms/${segment}/${verb}`, { post }];
  });
}

const REFUSED: Json = {
  description: 'Refused, with the reason',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
};

function success(operations: readonly Operation[], payload: string): Json {
  if (operations[0]?.verb === 'export') {
    return { description: 'The file', content: { 'text/csv': { schema: { type: 'string' } } } };
  }
  const outputs = operations.map(({ output }) => (output ? jsonSchema(output, 'output') : { type: 'null' }));
  const schema = {
    type: 'object',
    required: ['code', 'msg', payload, 'requestId'],
    properties: {
      code: { const: '10000' },
      msg: { type: 'string' },
      [payload]: oneOf(unique(outputs)),
      requestId: { type: 'string' },
    },
  };
  return { description: 'Done', content: { 'application/json': { schema } } };
}

function bodyOf(operations: readonly Operation[]): Json {
  const bodies = operations.map((operation) => jsonSchema(operation.input, 'input'));
  if (operations[0]?.verb !== 'upload') return oneOf(bodies);
  return {
    allOf: [
      ...bodies,
      { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } },
    ],
  };
}

function oneOf(schemas: readonly Json[]): Json {
  return schemas.length === 1 && schemas[0] ? schemas[0] : { anyOf: schemas };
}

function unique(schemas: readonly Json[]): Json[] {
  return [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()];
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
}
