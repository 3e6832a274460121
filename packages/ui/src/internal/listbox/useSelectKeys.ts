import type { KeyboardEvent } from 'react';
import { moveActive } from './moveActive';
import type { SelectOption } from './option';
import { useTyping } from './useTyping';

interface SelectKeysOptions {
  readonly open: boolean;
  readonly options: readonly SelectOption[];
  readonly active: number;
  readonly multiple: boolean;
  readonly onActive: (index: number) => void;
  readonly onOpen: (open: boolean) => void;
  readonly onPick: (index: number) => void;
  readonly onClear: (() => void) | undefined;
}

/** The keyboard of a select-only combobox: as the native one, also typing while it is closed. */
export function useSelectKeys(state: SelectKeysOptions) {
  const { open, options, active, multiple, onActive, onOpen, onPick, onClear } = state;
  const typing = useTyping();
  const enabled = (index: number) => !options[index]?.disabled;

  const type = (event: KeyboardEvent) => {
    const found = typing.find(event.key, event.timeStamp, {
      labels: options.map(({ label }) => label),
      enabled,
      active,
    });
    if (found === undefined) return;
    if (open || multiple) onActive(found);
    else onPick(found);
    if (multiple) onOpen(true);
  };

  const press = () => {
    if (!open) return onOpen(true);
    if (active >= 0) onPick(active);
    if (!multiple) onOpen(false);
  };

  const walk = (event: KeyboardEvent): boolean => {
    const target = moveActive(event.key, { active, count: options.length, enabled });
    if (target === undefined) return false;
    const edge = event.key === 'Home' || event.key === 'End';
    if (open && event.altKey && event.key === 'ArrowUp') {
      press();
      return true;
    }
    if (open || edge || active < 0) onActive(target);
    onOpen(true);
    return true;
  };

  const erase = (): boolean => {
    if (!onClear || open) return false;
    onClear();
    return true;
  };

  const handle = (event: KeyboardEvent): boolean => {
    const { key } = event;
    const letter = key.length === 1 && !event.altKey && (key !== ' ' || typing.running(event.timeStamp));
    if (!letter && key !== 'Enter' && key !== ' ')
      return key === 'Delete' || key === 'Backspace' ? erase() : walk(event);
    if (letter) type(event);
    else press();
    return true;
  };

  return (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    if (event.key === 'Tab') {
      if (open && !multiple && active >= 0) onPick(active);
    } else if (handle(event)) event.preventDefault();
  };
}
