import type { KeyboardEvent } from 'react';

interface ComboboxKeys {
  readonly open: boolean;
  readonly typed: string | null;
  readonly multiple: boolean;
  readonly onWalk: (key: string) => void;
  readonly onEnter: () => void;
  readonly onTab: () => void;
  readonly onRemoveLast: () => void;
}

const WALKS = ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp'];

/** The keyboard of an editable combobox: arrows walk and open, Enter picks, Tab picks what typing found. */
export function comboboxKeys({ open, typed, multiple, onWalk, onEnter, onTab, onRemoveLast }: ComboboxKeys) {
  return (event: KeyboardEvent): void => {
    const { key } = event;
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (WALKS.includes(key)) {
      onWalk(key);
      event.preventDefault();
    } else if (key === 'Enter' && open) {
      event.preventDefault();
      onEnter();
    } else if (key === 'Tab' && open && typed && !multiple) onTab();
    else if (key === 'Backspace' && !typed && multiple) onRemoveLast();
  };
}
