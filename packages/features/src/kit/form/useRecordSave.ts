import type { CallOptions, GatewayClient, Page, Resource, ResourceContract } from '@corridor/core';
import { useRuntime } from '../../runtime/Runtime';
import { useCallById } from '../../runtime/useCallById';
import { useCreate } from '../../runtime/useCreate';
import { useUpdate } from '../../runtime/useUpdate';
import type { Outcome } from '../../runtime/useWrite';
import { useDisplayTools } from '../columns/useDisplayTools';
import type { FormList } from './FormDeclaration';

/** A record with its id. */
export interface SavedRecord {
  readonly id: string;
}

/** The client of a list whose records are read, created and changed. */
export interface FormSource {
  readonly resource: Resource<ResourceContract>;
  page(query: { page: number; size: number }, options?: CallOptions): Promise<Page<object>>;
  get(id: string, options?: CallOptions): Promise<object>;
  create(input: object, options?: CallOptions): Promise<object>;
  update(id: string, changes: object, options?: CallOptions): Promise<object>;
  callById(id: string, name: string, input: object, options?: CallOptions): Promise<unknown>;
}

/** The client of a form's list. Guarantee: a form only uses the verbs that its contract has. */
export function formSource(gateway: GatewayClient, { concept }: Pick<FormList, 'concept'>): FormSource {
  return gateway[concept] as unknown as FormSource;
}

/** Creates a record, or changes the one of `id`, by the named call where the form has one. */
export type SaveRecord<Saved> = (input: object, id?: string) => Promise<Outcome<Saved>>;

/** Saves a record and tells the host; the answer is in the cache before anybody hears of it. */
export function useRecordSave<Saved extends SavedRecord>(list: FormList, call?: string): SaveRecord<Saved> {
  const { gateway, emit } = useRuntime();
  const tools = useDisplayTools();
  const source = formSource(gateway, list);
  const handlersFor = (how: 'created' | 'updated') => ({
    onSuccess(answer: object) {
      const record = asSaved<Saved>(answer);
      const message = tools.t(`${list.concept}.${how}`, { name: list.nameOf(record, tools) });
      emit({ type: `${list.concept}.${how}`, id: record.id, message });
    },
  });
  const create = useCreate(source, handlersFor('created'));
  const update = useUpdate(source, handlersFor('updated'));
  const send = useCallById(source, call ?? '', {
    onSuccess(answer: unknown) {
      const record = asSaved<Saved>(answer);
      const message = tools.t(`${list.concept}.done.${call}`, { name: list.nameOf(record, tools) });
      emit({ type: `${list.concept}.actionTaken`, id: record.id, action: call ?? '', message });
    },
  });
  const change = call === undefined ? update : send;
  return async (input, id) => {
    const outcome = await (id === undefined ? create.run(input) : change.run(id, input));
    return outcome.ok ? { ok: true, value: asSaved<Saved>(outcome.value) } : outcome;
  };
}

/** Guarantee: a write answers the record. */
function asSaved<Saved>(answer: unknown): Saved {
  return answer as Saved;
}
