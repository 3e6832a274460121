import { Button, Icon, PlusIcon } from '@corridor/ui';
import type { ReactNode } from 'react';

/** Props of `NewRecordButton`. */
export interface NewRecordButtonProps {
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** The primary action of a list: it makes a new record, and is as high in every list. */
export function NewRecordButton({ onPress, children }: NewRecordButtonProps) {
  return (
    <Button variant="primary" startIcon={<Icon of={PlusIcon} size="sm" />} onClick={onPress}>
      {children}
    </Button>
  );
}
