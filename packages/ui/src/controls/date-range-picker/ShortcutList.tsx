'use client';

import { useMessages } from '../../messages/MessagesProvider';
import { ShortcutButton, Shortcuts } from './dateRangePicker.styles';
import { dateRangePickerEn } from './messages';
import type { DateRangeShortcut } from './range';

interface ShortcutListProps {
  readonly shortcuts: readonly DateRangeShortcut[];
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly onPick: (from: string, to: string) => void;
}

/** Ranges by name; the one in effect is pressed. */
export function ShortcutList({ shortcuts, from, to, onPick }: ShortcutListProps) {
  const message = useMessages(dateRangePickerEn);
  return (
    <Shortcuts role="group" aria-label={message('dateRangePicker.shortcuts')}>
      {shortcuts.map((shortcut) => (
        <ShortcutButton
          key={shortcut.id}
          type="button"
          aria-pressed={shortcut.from === from && shortcut.to === to}
          onClick={() => onPick(shortcut.from, shortcut.to)}
        >
          {shortcut.label}
        </ShortcutButton>
      ))}
    </Shortcuts>
  );
}
