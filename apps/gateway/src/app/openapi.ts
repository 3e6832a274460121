import { APPROVAL_CODE, COUNTRY_CODES, CURRENCY_CODES, operationPath, SUCCESS_CODE } from '@corridor/core';
import { z } from 'zod';
import { approvableOf } from '../concepts/approvals/approvable';
import type { RouteDocument } from '../platform/concept/RouteDocument';
import type { Implementation, Operation } from '../platform/resource';
import { exampleOf } from './exampleOf';

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 document of resources and routes, made of the very schemas that parse their calls. */
export function openapi(implementations: readonly Implementation[], routes: readonly RouteDocument[]): Json {
  return {
    openapi: '3.1.0',
    info: { title: 'Corridor gateway', version: '0.1.0' },
    components: {
      securitySchemes: { accessToken: { type: 'apiKey', in: 'header', name: 'access_token' } },
      schemas: { Refusal: REFUSAL, ...LISTED },
    },
    security: [{ accessToken: [] }],
    paths: Object.fromEntries([...routes.map(pathOfRoute), ...implementations.flatMap(pathsOf)]),
  };
}

// Long lists of codes stand once and are referred to.
const LISTED = {
  CountryCode: { type: 'string', enum: [...COUNTRY_CODES] },
  CurrencyCode: { type: 'string', enum: [...CURRENCY_CODES] },
};
const NAME_OF_LIST = new Map(Object.entries(LISTED).map(([name, { enum: codes }]) => [codes.join(), name]));

const PARAMS = z.record(z.string(), z.union([z.string(), z.number()]));

const REFUSAL: Json = jsonSchema(
  z.object({
    code: z.string(),
    msg: z.string(),
    kind: z.string(),
    fields: z.array(z.object({ path: z.string(), reason: z.string(), params: PARAMS.optional() })),
    reason: z.string().optional(),
    params: PARAMS.optional(),
    requestId: z.string(),
  }),
  'output',
);

const REFUSED: Json = {
  description: 'Refused, with the reason',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
};

const AWAITING: Json = {
  description: 'A policy catches it: nothing was done, and other people are asked for approval',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['code', 'msg', 'kind', 'params', 'requestId'],
        properties: {
          code: { const: APPROVAL_CODE },
          msg: { type: 'string' },
          kind: { const: 'awaiting-approval' },
          params: { type: 'object', required: ['approvalId'], properties: { approvalId: { type: 'string' } } },
          requestId: { type: 'string' },
        },
      },
    },
  },
};

function pathOfRoute({ method, path, input, output, open, tag }: RouteDocument): [string, Json] {
  const operation = {
    operationId: `${tag}.${path.split('/').at(-1)}`,
    tags: [tag],
    ...(open ? { security: [] } : {}),
    ...(input ? requestBody(jsonSchema(input, 'input')) : {}),
    responses: { 200: answer(output ? jsonSchema(output, 'output') : { type: 'null' }, 'data'), default: REFUSED },
  };
  return [path, { [method]: operation }];
}

const REQUEST_ID: Json = { name: 'request_id', in: 'header', schema: { type: 'string' } };

const CONTENT_RANGE: Json = {
  name: 'content-range',
  in: 'header',
  description:
    'Goes on with an upload of this request id whose connection broke: `bytes 5-9/10` with the rest of its body; `bytes */10` without a body asks how many bytes are here, answered as `{ received }`.',
  schema: { type: 'string' },
};

function pathsOf({ segment, operations, options }: Implementation): [string, Json][] {
  const verbs = [...new Set(operations.map(({ verb }) => verb))];
  return verbs.map((verb) => {
    const ofVerb = operations.filter((operation) => operation.verb === verb);
    const post = {
      operationId: `${segment}.${verb}`,
      tags: [segment],
      parameters: [REQUEST_ID, ...(verb === 'upload' ? [CONTENT_RANGE] : [])],
      ...requestBody(bodyOf(ofVerb), verb === 'upload' ? 'multipart/form-data' : 'application/json'),
      responses: {
        200: success(ofVerb, options.payload ?? 'data', verb === 'get' ? exampleOf(segment) : undefined),
        ...(ofVerb.some(({ action }) => approvableOf(segment, action)) && { 202: AWAITING }),
        default: REFUSED,
      },
    };
    return [operationPath(segment, verb), { post }];
  });
}

function requestBody(schema: Json, type = 'application/json'): Json {
  return { requestBody: { required: true, content: { [type]: { schema } } } };
}

function success(operations: readonly Operation[], payload: string, example?: object): Json {
  if (operations[0]?.verb === 'export') {
    return { description: 'The file', content: { 'text/csv': { schema: { type: 'string' } } } };
  }
  const outputs = operations.map(({ output }) => (output ? jsonSchema(output, 'output') : { type: 'null' }));
  return answer(oneOf(unique(outputs)), payload, example);
}

function answer(schema: Json, payload: string, example?: object): Json {
  const envelope = {
    type: 'object',
    required: ['code', 'msg', payload, 'requestId'],
    properties: {
      code: { const: SUCCESS_CODE },
      msg: { type: 'string' },
      [payload]: schema,
      requestId: { type: 'string' },
    },
  };
  const shown = example && { code: SUCCESS_CODE, msg: 'Success', [payload]: example, requestId: 'SA1231767225600000' };
  return {
    description: 'Done',
    content: { 'application/json': { schema: envelope, ...(shown && { example: shown }) } },
  };
}

function bodyOf(operations: readonly Operation[]): Json {
  const bodies = operations.map((operation) => jsonSchema(operation.input, 'input'));
  if (operations[0]?.verb !== 'upload') return oneOf(bodies);
  const file = { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } };
  return { allOf: [...bodies, file] };
}

function oneOf(schemas: readonly Json[]): Json {
  return schemas.length === 1 && schemas[0] ? schemas[0] : { anyOf: schemas };
}

function unique(schemas: readonly Json[]): Json[] {
  return [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()];
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema: made }) => referToList(made),
  });
  return json;
}

function referToList(made: z.core.JSONSchema.BaseSchema): void {
  const name = made.enum && NAME_OF_LIST.get(made.enum.join());
  if (name === undefined) return;
  delete made.enum;
  delete made.type;
  made.$ref = `#/components/schemas/${name}`;
}
