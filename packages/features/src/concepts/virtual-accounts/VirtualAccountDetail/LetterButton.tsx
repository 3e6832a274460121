import type { GatewayFile } from '@corridor/core';
import { Button, DownloadIcon, Icon } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import { usePrintedFile } from '../../../kit/files/usePrintedFile';
import { virtualAccountsMessages } from '../../../messages/virtual-accounts';
import { useRuntime } from '../../../runtime/Runtime';
import { useCallById } from '../../../runtime/useCallById';

/** Props of `LetterButton`. */
export interface LetterButtonProps {
  /** Id of the virtual account. */
  readonly id: string;
  readonly onExport: (file: GatewayFile) => void;
}

/** Fetches the letter for payers of a virtual account, and shows that it is on the way. */
export function LetterButton({ id, onExport }: LetterButtonProps) {
  const t = useMessages(virtualAccountsMessages);
  const { gateway } = useRuntime();
  const write = useCallById(gateway.virtualAccounts, 'letter', usePrintedFile('virtualAccounts', onExport));
  return (
    <Button
      size="sm"
      startIcon={<Icon of={DownloadIcon} size="sm" />}
      loading={write.state === 'pending'}
      onClick={() => void write.run(id, {})}
    >
      {t('virtualAccounts.card.letter')}
    </Button>
  );
}
