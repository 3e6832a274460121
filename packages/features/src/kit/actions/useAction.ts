import type { GatewayError, ResourceContract } from '@corridor/core';
import { describeError } from '../../runtime/describeError';
import { useRuntime } from '../../runtime/Runtime';
import { type CallByIdSource, useCallById } from '../../runtime/useCallById';
import { type DeleteSource, useDelete } from '../../runtime/useDelete';
import type { Outcome, WriteState } from '../../runtime/useWrite';
import type { DisplayTools } from '../columns/Column';
import type { AnyRow } from '../list/AnyRow';
import type { AnyList } from '../list/ListDeclaration';
import { wordOf } from '../list/tableColumns';

/** An action that can be sent, and how it went. */
export interface ActionWrite {
  run(row: AnyRow, input: object): Promise<Outcome<unknown>>;
  readonly state: WriteState;
  readonly error: GatewayError | undefined;
}

/** What of a resource client actions need. */
interface ActionSource extends CallByIdSource<CallableContract>, DeleteSource<CallableContract> {}

interface CallableContract extends ResourceContract {
  callsById: Record<string, { input: object; output: unknown }>;
}

/** Sends an action of a list's records, `delete` or a named call, and reports it as an event. */
export function useAction(list: AnyList, name: string, tools: DisplayTools): ActionWrite {
  const { gateway, emit } = useRuntime();
  const { concept } = list;
  const source = sourceOf(gateway[concept]);
  const isDelete = name === 'delete';
  const onFailure = (error: GatewayError) =>
    emit({ type: `${concept}.actionFailed`, action: name, message: describeError(error, tools.t).title });
  const call = useCallById(source, name, { onFailure });
  const remove = useDelete(source, { onFailure });
  const { state, error } = isDelete ? remove : call;
  const run = async (row: AnyRow, input: object): Promise<Outcome<unknown>> => {
    const outcome = await (isDelete ? remove.run(row.id) : call.run(row.id, input));
    if (!outcome.ok) return outcome;
    const message = wordOf(list, tools, `done.${name}`, { name: list.nameOf(row, tools) });
    if (isDelete) emit({ type: `${concept}.deleted`, id: row.id, message });
    else emit({ type: `${concept}.actionTaken`, id: row.id, action: name, message });
    return outcome;
  };
  return { run, state, error };
}

/** Guarantee: actions are declared for calls that the concept's client has. */
function sourceOf(client: object): ActionSource {
  return client as ActionSource;
}
