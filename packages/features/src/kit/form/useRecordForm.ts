import type { FieldError, GatewayError } from '@corridor/core';
import { type DirtyGuard, useDirtyGuard, useSchemaForm } from '@corridor/ui';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useRuntimeMessages } from '../../i18n/useMessages';
import { approvalOf } from '../../runtime/approvalOf';
import { describeReason } from '../../runtime/describeRefusal';
import { usePrefetch } from '../../runtime/usePrefetch';
import type { Outcome } from '../../runtime/useWrite';
import { type DraftRules, type KeptDraft, useFormDraft } from './useFormDraft';
import { type UnsavedEntries, useUnsavedEntries } from './useUnsavedEntries';

/** Fetches what checks a form: nobody has filled anything in when it is first shown. */
const loadFormSchema = () => import('./formSchema');
const CHECKS = [loadFormSchema];

/** What a form of a record is made of. */
export interface RecordFormOptions<Texts extends FieldValues, Saved> {
  /** What the controls hold at first. */
  readonly initial: Texts;
  /** What a host keeps of it until it is saved. */
  readonly draft: DraftRules<Texts>;
  /** What is wrong with what the controls hold; reasons are message keys. */
  problemsOf(texts: Texts): readonly FieldError[];
  /** A problem or a refusal where it is shown: at a field, or below `root` where none can. As it came where absent. */
  placeOf?(problem: FieldError): FieldError;
  save(texts: Texts): Promise<Outcome<Saved>>;
  onSaved(saved: Saved): void;
  /** Called when the form is left for good without saving. */
  onLeft?(): void;
  /** Hears of a refusal once its fields are marked. */
  onRefused?(error: GatewayError): void;
}

/** State of a form of a record. */
export interface RecordFormState<Texts extends FieldValues = FieldValues> {
  readonly form: UseFormReturn<Texts>;
  readonly guard: DirtyGuard;
  readonly unsaved: UnsavedEntries;
  readonly kept: KeptDraft;
  /** Why saving failed, where no field can say it; or that it waits for approval. */
  readonly failure: GatewayError | undefined;
  /** Saves; what was typed stays where that fails. */
  submit(texts: Texts): Promise<void>;
}

/** A form that checks by core's rules, saves, puts refusals at their fields and guards what is not saved. */
export function useRecordForm<Texts extends FieldValues, Saved>(
  options: RecordFormOptions<Texts, Saved>,
): RecordFormState<Texts> {
  const latest = useRef(options);
  const t = useRuntimeMessages();
  latest.current = options;
  const translator = useRef(t);
  translator.current = t;
  const shown = useCallback(({ path, reason, params }: FieldError) => {
    const text = params && describeReason({ reason, params }, translator.current);
    const problem = { path, reason: text ?? reason };
    return latest.current.placeOf?.(problem) ?? problem;
  }, []);
  const schema = useMemo(
    () => async () =>
      (await loadFormSchema()).formSchema<Texts>((texts) => latest.current.problemsOf(texts).map(shown)),
    [shown],
  );
  usePrefetch(CHECKS);
  const form = useSchemaForm<Texts>({ schema, defaultValues: defaultsOf(options.initial) });
  const guard = useDirtyGuard(form.control);
  const kept = useFormDraft<Texts>(form, options.draft);
  const unsaved = useUnsavedEntries(guard, () => {
    kept.forget();
    latest.current.onLeft?.();
  });
  const [failure, setFailure] = useState<GatewayError>();

  const refuse = (error: GatewayError) => {
    for (const { path, reason } of error.fields.map(shown)) {
      form.setError(pathOf<Texts>(path), { type: 'gateway', message: reason });
    }
    setFailure(error.fields.length > 0 ? undefined : error);
    latest.current.onRefused?.(error);
  };
  const submit = async (texts: Texts) => {
    setFailure(undefined);
    const outcome = await latest.current.save(texts);
    const awaits = !outcome.ok && approvalOf(outcome.error) !== undefined;
    // What waits for approval is sent: leaving loses nothing.
    if (outcome.ok || awaits) {
      form.reset(texts);
      kept.forget();
      unsaved.release();
    }
    if (!outcome.ok) return awaits ? setFailure(outcome.error) : refuse(outcome.error);
    latest.current.onSaved(outcome.value);
  };
  return { form, guard, unsaved, kept, failure, submit };
}

/** Guarantee: an error at a path that no field has is kept by the form, which shows it at its head. */
export function pathOf<Texts extends FieldValues>(path: string): Path<Texts> {
  return path as Path<Texts>;
}

/** Guarantee: what the controls hold at first is whole. */
function defaultsOf<Texts extends FieldValues>(initial: Texts): DefaultValues<Texts> {
  return initial as DefaultValues<Texts>;
}
