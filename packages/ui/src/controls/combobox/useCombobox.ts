import { useId, useState } from 'react';
import { moveActive } from '../../internal/listbox/moveActive';
import type { SelectOption } from '../../internal/listbox/option';
import { useListPress } from '../../internal/useListPress';
import { comboboxKeys } from './comboboxKeys';
import { type LoadOptions, useOptions } from './useOptions';

interface ComboboxState {
  readonly source: {
    readonly options: readonly SelectOption[];
    readonly load: LoadOptions | undefined;
    readonly debounce: number;
  };
  readonly values: readonly string[];
  readonly multiple: boolean;
  readonly onPick: (option: SelectOption) => void;
  readonly onClear: (() => void) | undefined;
  readonly onRemoveLast: () => void;
}

/** Open or closed, what is typed, the active option and the keyboard of an editable combobox. */
export function useCombobox({ source, values, multiple, onPick, onClear, onRemoveLast }: ComboboxState) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [moved, setMoved] = useState({ index: -1, byPointer: false });
  const listId = useId();
  const press = useListPress(useOptions({ ...source, query: typed ?? '', open }));
  const found = press.shown;
  const { options } = found;

  const enabled = (index: number) => !options[index]?.disabled;
  const count = options.length;
  const resting = typed
    ? moveActive('Home', { active: -1, count, enabled })
    : options.findIndex(({ value }) => values.includes(value));
  const active = moved.index < count && moved.index >= 0 ? moved.index : (resting ?? -1);

  const toggle = (next: boolean) => {
    setOpen(next);
    setMoved({ index: -1, byPointer: false });
    if (!next) setTyped(null);
  };
  const type = (text: string) => {
    setTyped(text);
    setMoved({ index: -1, byPointer: false });
    setOpen(true);
  };
  const pick = (index: number) => {
    const option = options[index];
    if (!option || option.disabled) return;
    onPick(option);
    if (multiple) setTyped(null);
    else toggle(false);
  };
  const leave = () => {
    if (typed === '' && !multiple) onClear?.();
    toggle(false);
  };

  const onKeyDown = comboboxKeys({
    open,
    typed,
    multiple,
    onWalk: (key) => {
      const target = moveActive(key, { active, count, enabled, wrap: true });
      if (open && target !== undefined) setMoved({ index: target, byPointer: false });
      setOpen(true);
    },
    onEnter: () => (found.status === 'failed' ? found.retry() : pick(active)),
    onTab: () => pick(active),
    onRemoveLast,
  });

  const point = (index: number) => setMoved({ index, byPointer: true });
  const followed = moved.byPointer ? -1 : active;
  return { open, toggle, type, typed, active, followed, pick, point, leave, onKeyDown, listId, found, press };
}

/** What `useCombobox` gives. */
export type ComboboxBoxState = ReturnType<typeof useCombobox>;
