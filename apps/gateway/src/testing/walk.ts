import { concepts } from '../app/concepts';
import type { Implementation, Operation } from '../platform/resource';
import type { TestGateway } from './databases';
import { type Posted, post } from './post';

/** One operation of a resource, as a walk meets it. */
export interface Step {
  readonly name: string;
  readonly segment: string;
  readonly operation: Operation;
  readonly implementation: Implementation;
}

const implementations = concepts.flatMap(({ resources = [] }) => resources);

/** Every operation of every resource that the gateway mounts. */
export const STEPS: readonly Step[] = implementations.flatMap((implementation) =>
  implementation.operations.map((operation) => ({
    name: [implementation.segment, operation.verb, operation.method].filter(Boolean).join(' '),
    segment: implementation.segment,
    operation,
    implementation,
  })),
);

/** Resources that can be listed and paged through as a whole. */
export const PAGED: readonly Implementation[] = implementations.filter(
  ({ operations }) =>
    operations.some(({ verb }) => verb === 'list') &&
    operations.some(({ verb, input }) => verb === 'page' && input.safeParse({ page: 1, size: 10 }).success),
);

/** Sends the body of a step, with the name of its call; an upload takes a small file along. */
export function send(
  testGateway: TestGateway,
  { segment, operation }: Step,
  token: string | null,
  body: object,
  others: Readonly<Record<string, string>> = {},
): Promise<Posted> {
  const headers = { ...others, ...(token === null ? {} : { access_token: token }) };
  const named = operation.method === null ? body : { method: operation.method, ...body };
  const path = `/api/portal/cms/${segment}/${operation.verb}`;
  return post(testGateway, path, operation.verb === 'upload' ? formOf(named) : named, headers);
}

function formOf(body: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.set(name, JSON.stringify(value));
  form.set('file', new File([new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d])], 'a.pdf'));
  return form;
}

/** The rows of a `list` or `page` answer. */
export function rowsOf({ envelope }: Posted): readonly Record<string, unknown>[] {
  const data = envelope.data;
  const rows: unknown = Array.isArray(data) ? data : asRecord(data).items;
  return Array.isArray(rows) ? rows.map(asRecord) : [];
}

/** The payload of an answer as a record. */
export function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
