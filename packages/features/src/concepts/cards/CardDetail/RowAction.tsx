import { Button, v } from '@corridor/ui';

/** Props of `RowAction`. */
export interface RowActionProps {
  readonly onPress: () => void;
  readonly children: string;
}

/** What can be done about the value of a row, at its end. */
export function RowAction({ onPress, children }: RowActionProps) {
  return (
    <Button size="sm" variant="ghost" onClick={onPress} style={{ marginInlineStart: 'auto', color: v('link') }}>
      {children}
    </Button>
  );
}
