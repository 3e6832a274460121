import { useId, useState } from 'react';
import { useListPress } from '../useListPress';
import type { SelectOption } from './option';
import { useSelectKeys } from './useSelectKeys';

interface SelectBoxState {
  readonly options: readonly SelectOption[];
  readonly values: readonly string[];
  readonly multiple: boolean;
  readonly onPick: (value: string) => void;
  readonly onClear: (() => void) | undefined;
}

/** Open or closed, the active option and the keyboard of a select. */
export function useSelectBox({ options: given, values, multiple, onPick, onClear }: SelectBoxState) {
  const press = useListPress(given);
  const options = press.shown;
  const [open, setOpen] = useState(false);
  const [moved, setMoved] = useState({ index: -1, byPointer: false });
  const listId = useId();
  const chosen = options.findIndex(({ value }) => values.includes(value));
  const active = moved.index >= 0 ? moved.index : chosen;

  const toggle = (next: boolean) => {
    setOpen(next);
    if (!next) setMoved({ index: -1, byPointer: false });
  };
  const pick = (index: number) => {
    // What was taken away while it was pressed cannot be chosen any more.
    const option = given.find(({ value }) => value === options[index]?.value);
    if (!option || option.disabled) return;
    onPick(option.value);
    if (!multiple) toggle(false);
  };
  const onActive = (index: number) => setMoved({ index, byPointer: false });
  const onPoint = (index: number) => setMoved({ index, byPointer: true });
  const onKeyDown = useSelectKeys({ open, options, active, multiple, onActive, onOpen: toggle, onPick: pick, onClear });
  const followed = moved.byPointer ? -1 : active;
  return { open, toggle, options, press, active, followed, pick, onPoint, onKeyDown, listId };
}

/** What `useSelectBox` gives. */
export type SelectBoxListState = ReturnType<typeof useSelectBox>;
