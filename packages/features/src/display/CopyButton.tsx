import { CheckIcon, CopyIcon, Icon, IconButton } from '@corridor/ui';
import { useEffect, useState } from 'react';
import { useRuntime } from '../runtime/Runtime';
import { useRuntimeWords } from '../words/useWords';

/** Props of `CopyButton`. */
export interface CopyButtonProps {
  /** The text that goes to the clipboard. */
  readonly text: string;
  /** What it is, for the button's name: "Copy card ID". */
  readonly what: string;
}

/** Puts an id on the clipboard; a tick says so for a moment and the host may toast it. */
export function CopyButton({ text, what }: CopyButtonProps) {
  const say = useRuntimeWords();
  const { emit } = useRuntime();
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (!done) return undefined;
    const timer = setTimeout(() => setDone(false), 1500);
    return () => clearTimeout(timer);
  }, [done]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setDone(true);
      emit({ type: 'clipboard.copied', message: say('copy.done') });
    } catch {
      emit({ type: 'clipboard.failed', message: say('copy.failed') });
    }
  };
  return (
    <IconButton label={done ? say('copy.done') : say('actions.copyNamed', { what })} size="sm" onClick={copy}>
      <Icon of={done ? CheckIcon : CopyIcon} size="sm" />
    </IconButton>
  );
}
