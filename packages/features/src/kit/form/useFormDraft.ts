import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useRuntime } from '../../runtime/Runtime';
import type { FormList } from './FormDeclaration';
import type { FormTarget } from './FormTarget';
import { type AnyForm, type FormTexts, keptTexts, textsOf } from './formValues';

/** What a host keeps of a form until it is saved. */
export interface KeptDraft {
  /** What was filled in earlier stands in the form again. */
  readonly restored: boolean;
  /** Forgets what is kept, and begins anew where it stands in the form. */
  startOver(): void;
  /** Forgets what is kept: it is saved, or not wanted. */
  forget(): void;
}

/** Name under which a host keeps the draft of a form. */
export function draftNameOf({ concept }: Pick<FormList, 'concept'>, { kind, id }: FormTarget): string {
  return [concept, kind, id].filter(Boolean).join('.');
}

/** Keeps what is typed into a form with the host, and brings back what was typed earlier as not yet saved. */
export function useFormDraft(form: UseFormReturn<FormTexts>, declaration: AnyForm, target: FormTarget): KeptDraft {
  const { drafts } = useRuntime();
  const name = draftNameOf(declaration.list, target);
  const [found] = useState(() => drafts?.read(name));
  const [restored, setRestored] = useState(found !== undefined);
  const start = useRef(form.getValues());
  const ended = useRef(false);
  useEffect(() => {
    if (found) form.reset(textsOf(declaration, found), { keepDefaultValues: true });
  }, [found, form, declaration]);
  useEffect(() => {
    if (!drafts) return undefined;
    const { unsubscribe } = form.watch((held, { name: typed }) => {
      if (typed !== undefined && !ended.current) drafts.keep(name, keptTexts(declaration, { ...held }));
    });
    return unsubscribe;
  }, [drafts, form, declaration, name]);
  const forget = () => {
    ended.current = true;
    drafts?.keep(name, null);
  };
  return {
    restored,
    forget,
    startOver: () => {
      drafts?.keep(name, null);
      form.reset(start.current);
      setRestored(false);
    },
  };
}
