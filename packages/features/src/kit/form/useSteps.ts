import { useState } from 'react';
import { useRuntime } from '../../runtime/Runtime';

/** Where a long form stands among its steps. */
export interface StepPlace {
  readonly step: string;
  /** Somebody went there, rather than began there. */
  readonly moved: boolean;
  goTo(step: string): void;
  /** Forgets with the host where the form stood. */
  forget(): void;
}

/** Goes through the steps of a form, and keeps with the host at which it stands, so that its draft opens there, or at the first gap before. */
export function useSteps(
  draft: string,
  steps: readonly [string, ...string[]],
  firstGap: () => string | undefined,
): StepPlace {
  const { drafts } = useRuntime();
  const name = `${draft}.step`;
  const [place, setPlace] = useState(() => {
    const kept = drafts?.read(name)?.step;
    const gap = kept === undefined ? undefined : firstGap();
    return { step: steps.find((step) => step === kept || step === gap) ?? steps[0], moved: false };
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
