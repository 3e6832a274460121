import type { GatewayError } from '@corridor/core';
import { useRuntime } from '../../runtime/Runtime';
import { useRecord } from '../../runtime/useRecord';
import { type CreateRight, useCreateRight } from '../rights/useCreateRight';
import type { FormList } from './FormDeclaration';
import { type FormTarget, isForNew } from './FormTarget';
import { formSource } from './useRecordSave';

/** What stands before a form: its record on its way, why it cannot come, or that the reader may not fill it in. */
export type FormGate =
  | { readonly state: 'loading' }
  | { readonly state: 'forbidden' }
  | { readonly state: 'failed'; readonly error: GatewayError; retry(): void }
  | { readonly state: 'open'; readonly record: object | undefined; refresh(): Promise<void> };

/** Which form, of which record, and what that needs. */
export interface GateOptions {
  readonly list: FormList;
  readonly target: FormTarget;
  /** What the page of the list allows; read where it is absent. */
  readonly ofList: readonly string[] | undefined;
  /** The right that a record must allow; `update` where absent. */
  readonly needs?: string | undefined;
}

/** Reads what a form begins with, and asks the list whether the reader may create; a gateway that does not say leaves it to its refusal. */
export function useFormGate({ list, target: { kind, id }, ofList, needs = 'update' }: GateOptions): FormGate {
  const { gateway } = useRuntime();
  const { data, error, refresh } = useRecord(formSource(gateway, list), id ?? null);
  const isNew = isForNew({ kind });
  const rights = useCreateRight(isNew && ofList === undefined ? list.concept : null);
  if (isNew && isRefused(ofList, rights)) return { state: 'forbidden' };
  if (error && !data) {
    if (error.kind === 'forbidden') return { state: 'forbidden' };
    return { state: 'failed', error, retry: () => void refresh() };
  }
  if (!isNew && data && !mayChange(data, needs)) return { state: 'forbidden' };
  if ((id !== undefined && !data) || rights.loading) return { state: 'loading' };
  return { state: 'open', record: data, refresh };
}

/** Returns true if the reader may not add a record. */
function isRefused(ofList: readonly string[] | undefined, { refused }: CreateRight): boolean {
  return ofList ? !ofList.includes('create') : refused;
}

/** Returns true if the reader may change a record; one that does not say leaves it to its refusal. */
function mayChange(record: { readonly allowedActions?: unknown }, needs: string): boolean {
  const { allowedActions } = record;
  return !Array.isArray(allowedActions) || allowedActions.includes(needs);
}
