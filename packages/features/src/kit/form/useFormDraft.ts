import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { FormDraft } from '../../runtime/FormDrafts';
import { useRuntime } from '../../runtime/Runtime';
import { isSameData } from './changes';
import type { FormList } from './FormDeclaration';
import type { FormTarget } from './FormTarget';
import type { FormValues } from './formValues';

/** How a form becomes a draft, and a draft the form again. */
export interface DraftRules<Texts> {
  /** Name under which the host keeps it. */
  readonly name: string;
  /** What is kept: data of JSON, what was changed alone, and nothing secret. */
  keptOf(texts: Texts): FormDraft;
  /** What the controls hold of a draft, and at first where it says nothing. */
  restored(draft: FormDraft, first: Texts): Texts;
}

/** What a host keeps of a form until it is saved. */
export interface KeptDraft {
  /** What was filled in earlier stands in the form again. */
  readonly restored: boolean;
  /** Forgets what is kept, and begins anew where it stands in the form. */
  startOver(): void;
  /** Forgets what is kept: it is saved, or not wanted. */
  forget(): void;
}

/** Name under which a host keeps the draft of a form; new records that begin with something else have drafts of their own. */
export function draftNameOf({ concept }: Pick<FormList, 'concept'>, target: FormTarget, initial?: FormValues): string {
  const given = Object.entries(initial ?? {}).filter(([, value]) => value !== undefined && value !== null);
  const start = given.length > 0 ? JSON.stringify(given) : undefined;
  return [concept, target.kind, target.id, start].filter(Boolean).join('.');
}

/** Keeps what is typed into a form with the host, and brings back what was typed earlier as not yet saved. */
export function useFormDraft<Texts extends FieldValues>(
  form: UseFormReturn<Texts>,
  rules: DraftRules<Texts>,
): KeptDraft {
  const { drafts } = useRuntime();
  const { name } = rules;
  const latest = useRef(rules);
  latest.current = rules;
  const [start] = useState(() => form.getValues());
  const [found] = useState(() => {
    const draft = drafts?.read(name);
    const texts = draft && rules.restored(draft, start);
    // What says no more than the form does by itself is no draft.
    return texts && isSameData(rules.keptOf(texts), rules.keptOf(start)) ? undefined : texts;
  });
  const [restored, setRestored] = useState(found !== undefined);
  useEffect(() => {
    if (found) form.reset(found, { keepDefaultValues: true });
  }, [found, form]);
  useEffect(() => {
    if (!drafts) return undefined;
    const { unsubscribe } = form.watch((_held, { name: typed }) => {
      if (typed !== undefined) drafts.keep(name, latest.current.keptOf(form.getValues()));
    });
    return unsubscribe;
  }, [drafts, form, name]);
  return {
    restored,
    forget() {
      drafts?.keep(name, null);
      setRestored(false);
    },
    startOver() {
      drafts?.keep(name, null);
      form.reset(start);
      setRestored(false);
    },
  };
}
