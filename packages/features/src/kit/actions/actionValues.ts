import { REASON_MAX_LENGTH } from '@corridor/core';
import { array, type ObjectSchema, object, string } from 'yup';
import type { FormDraft } from '../../runtime/FormDrafts';
import type { AnyAction } from './ActionsDeclaration';

/** What the confirmation of an action holds. */
export interface ActionValues {
  readonly reason: string;
  readonly reasons: string[];
  readonly note: string;
  readonly secret: string;
  /** Text that is typed to confirm. */
  readonly typed: string;
}

/** What a confirmation holds before anybody types. */
export const emptyAction: ActionValues = { reason: '', reasons: [], note: '', secret: '', typed: '' };

/** What of a confirmation a draft keeps: what is said about the action, never what proves who says it. */
export function keptOfAction({ reason, reasons, note }: ActionValues): FormDraft {
  return { ...(reason && { reason }), ...(reasons.length > 0 && { reasons }), ...(note && { note }) };
}

/** Returns true if something has to be filled in before the action can be sent. */
export function asksMore({ reason, reasons, secret, typed }: AnyAction): boolean {
  return reasons !== undefined || reason === 'required' || secret !== undefined || typed !== undefined;
}

/** What a confirmation accepts; its messages are ends of message keys. */
export function actionSchema(
  { reason, reasons, secret }: AnyAction,
  expected: string | undefined,
): ObjectSchema<ActionValues> {
  return object({
    reason: string()
      .defined()
      .max(REASON_MAX_LENGTH, 'reasonTooLong')
      .test('reason', 'reasonRequired', (text) => reason !== 'required' || text.trim() !== ''),
    reasons: array(string().required())
      .defined()
      .test('reasons', 'reasonsRequired', (chosen) => reasons === undefined || chosen.length > 0),
    note: string().defined().max(REASON_MAX_LENGTH, 'reasonTooLong'),
    secret: string()
      .defined()
      .test('given', 'secretRequired', (text) => secret === undefined || text !== '')
      .test('secret', 'secret', (text) => secret === undefined || text === '' || secret(text)),
    typed: string()
      .defined()
      .test('typed', 'typedWrong', (text) => expected === undefined || text.trim() === expected),
  });
}

/** What a confirmation sends: no empty reason, and a secret only where one is asked. */
export function toActionInput(values: ActionValues, { reasons, secret }: AnyAction): object {
  const reason = values.reason.trim();
  const note = values.note.trim();
  return {
    ...(reason && { reason }),
    ...(reasons && { reasons: values.reasons }),
    ...(note && { note }),
    ...(secret && { secret: values.secret }),
  };
}
