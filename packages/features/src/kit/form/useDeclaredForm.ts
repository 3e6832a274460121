import type { GatewayError } from '@corridor/core';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { FormBodyProps } from './FormBody';
import type { AnySlots } from './FormSlots';
import { isForNew } from './FormTarget';
import {
  type AnyForm,
  askedNames,
  draftOf,
  type FormTexts,
  type FormValues,
  fieldAt,
  keptTexts,
  problemsOf,
  restoredTexts,
  sentValues,
  shownPath,
  textsOf,
} from './formValues';
import { useDropStaleErrors } from './useDropStaleErrors';
import { type DraftRules, draftNameOf } from './useFormDraft';
import { type RecordFormState, useRecordForm } from './useRecordForm';
import { type SavedRecord, useRecordSave } from './useRecordSave';

/** What a declared form is drawn from. */
export interface DeclaredFormOptions extends FormBodyProps {
  readonly declaration: AnyForm;
  readonly slots: AnySlots;
  /** Names that are checked so far; all where absent. */
  readonly checked?: readonly string[];
  readonly onRefused?: (error: GatewayError) => void;
  /** Called when the form is left for good without saving. */
  readonly onLeft?: () => void;
}

/** State of a declared form. */
export interface DeclaredFormState {
  readonly declaration: AnyForm;
  readonly slots: AnySlots;
  readonly record: object | undefined;
  readonly isNew: boolean;
  /** What is filled in, live where a field depends on another. */
  readonly draft: FormValues;
  /** Names of the fields that are asked for now. */
  readonly asked: readonly string[];
  readonly state: RecordFormState<FormTexts>;
}

/** A form as it is declared: what is asked, checked and sent. */
export function useDeclaredForm(options: DeclaredFormOptions): DeclaredFormState {
  const { declaration, slots, target, record, initial, checked, onSaved, onRefused, onLeft } = options;
  const isNew = isForNew(target);
  const changed = isNew ? undefined : record;
  const [texts] = useState(() => firstTexts(options));
  const save = useRecordSave<SavedRecord>(declaration.list, declaration.sends?.call);
  const problemsIn = (held: FormTexts) => {
    const problems = problemsOf(declaration, draftOf(declaration, held), changed);
    return checked ? problems.filter(({ path }) => fieldAt(checked, path) !== undefined) : problems;
  };
  const state = useRecordForm<FormTexts, SavedRecord>({
    initial: texts,
    draft: draftRules(declaration, draftNameOf(declaration.list, target, initial), texts),
    problemsOf: problemsIn,
    placeOf: ({ path, ...reason }) => ({ path: shownPath(declaration, path), ...reason }),
    save: (held) => {
      const values = sentValues(declaration, draftOf(declaration, held), changed);
      if (changed && declaration.sends) return save(declaration.sends.input(values), idOfRecord(changed));
      if (changed && declaration.toUpdate) return save(declaration.toUpdate(values, changed), idOfRecord(changed));
      return save(declaration.toCreate?.(values) ?? values);
    },
    onSaved,
    ...(onRefused && { onRefused }),
    ...(onLeft && { onLeft }),
  });
  const { control, getValues } = state.form;
  const held = useWatch({ control, disabled: !isLive(declaration) }) ?? texts;
  const draft = draftOf(declaration, { ...getValues(), ...held });
  const asked = askedNames(declaration, draft);
  useDropStaleErrors(state.form, asked, problemsIn);
  return { declaration, slots, record, isNew, draft, asked, state };
}

/** What the controls of a declared form hold at first. */
export function firstTexts({ declaration, record, initial }: DeclaredFormOptions): FormTexts {
  return textsOf(declaration, record ? declaration.valuesOf?.(record) : { ...firstOf(declaration), ...initial });
}

/** What of a declared form a draft keeps, and how it comes back. */
function draftRules(declaration: AnyForm, name: string, start: FormTexts): DraftRules<FormTexts> {
  return {
    name,
    keptOf: (texts) => keptTexts(declaration, texts, start),
    restored: (draft, first) => restoredTexts(declaration, draft, first),
  };
}

/** What the form of a new record begins with. */
function firstOf({ initial }: AnyForm): FormValues | undefined {
  return typeof initial === 'function' ? initial() : initial;
}

/** Returns true if what one field shows may depend on another. */
function isLive({ fields, when, steps }: AnyForm): boolean {
  const hasOwn = Object.values(fields).some(({ shape }) => shape.kind === 'own');
  return hasOwn || Object.keys(when).length > 0 || Object.keys(steps).length > 0;
}

/** Id of a record. Guarantee: what is changed was read by its id. */
function idOfRecord(record: object): string {
  return (record as SavedRecord).id;
}
