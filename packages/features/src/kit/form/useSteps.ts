import { useState } from 'react';
import { useRuntime } from '../../runtime/Runtime';
import type { FormTarget } from './FormTarget';
import type { AnyForm } from './formValues';
import { draftNameOf } from './useFormDraft';

/** Where a long form stands among its steps. */
export interface StepPlace {
  readonly step: string;
  /** Somebody went there, rather than began there. */
  readonly moved: boolean;
  goTo(step: string): void;
  /** Forgets with the host where the form stood. */
  forget(): void;
}

/** Goes through the steps of a form, and keeps with the host at which it stands, so that a restored draft opens there. */
export function useSteps(
  { list }: Pick<AnyForm, 'list'>,
  target: FormTarget,
  steps: readonly [string, ...string[]],
): StepPlace {
  const { drafts } = useRuntime();
  const name = `${draftNameOf(list, target)}.step`;
  const [place, setPlace] = useState(() => {
    const kept = drafts?.read(name)?.step;
    return { step: steps.find((step) => step === kept) ?? steps[0], moved: false };
  });
  return {
    ...place,
    goTo(step) {
      drafts?.keep(name, { step });
      setPlace({ step, moved: true });
    },
    forget: () => drafts?.keep(name, null),
  };
}
