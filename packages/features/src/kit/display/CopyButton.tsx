import { CheckIcon, CopyIcon, Icon, IconButton } from '@corridor/ui';
import { useRuntimeMessages } from '../../i18n/useMessages';
import { useClipboard } from './useClipboard';

/** Props of `CopyButton`. */
export interface CopyButtonProps {
  /** The text that goes to the clipboard. */
  readonly text: string;
  /** What it is, for the button's name: "Copy card ID". */
  readonly what: string;
}

/** Puts an id on the clipboard; a tick says so for a moment and the host may toast it. */
export function CopyButton({ text, what }: CopyButtonProps) {
  const t = useRuntimeMessages();
  const [done, copy] = useClipboard();
  return (
    <IconButton
      label={done ? t('copy.done') : t('actions.copyNamed', { what })}
      size="sm"
      onClick={() => void copy(text)}
    >
      <Icon of={done ? CheckIcon : CopyIcon} size="sm" />
    </IconButton>
  );
}
