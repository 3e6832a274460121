import { useId, useRef, useState } from 'react';
import { useLayer, useLayerProps } from '../layer';
import type { SelectOption } from './option';
import { useActiveRow } from './useActiveRow';
import { useSelectKeys } from './useSelectKeys';

interface SelectBoxState {
  readonly options: readonly SelectOption[];
  readonly values: readonly string[];
  readonly multiple: boolean;
  readonly onPick: (value: string) => void;
  readonly onClear: (() => void) | undefined;
}

/** Open or closed, the active option, the keyboard and the layer of a select. */
export function useSelectBox({ options, values, multiple, onPick, onClear }: SelectBoxState) {
  const [open, setOpen] = useState(false);
  const [moved, setMoved] = useState({ index: -1, byPointer: false });
  const panel = useRef<HTMLDivElement>(null);
  const listId = useId();
  const chosen = options.findIndex(({ value }) => values.includes(value));
  const active = moved.index >= 0 ? moved.index : chosen;

  const toggle = (next: boolean) => {
    setOpen(next);
    if (!next) setMoved({ index: -1, byPointer: false });
  };
  const pick = (index: number) => {
    const option = options[index];
    if (!option || option.disabled) return;
    onPick(option.value);
    if (!multiple) toggle(false);
  };
  const layer = useLayer({
    open,
    onOpenChange: toggle,
    role: 'listbox',
    trigger: 'none',
    gap: 4,
    width: 'at-least-reference',
    maxHeight: 328,
  });
  const onActive = (index: number) => setMoved({ index, byPointer: false });
  const onPoint = (index: number) => setMoved({ index, byPointer: true });
  const onKeyDown = useSelectKeys({ open, options, active, multiple, onActive, onOpen: toggle, onPick: pick, onClear });
  useActiveRow(panel, moved.byPointer ? -1 : active, layer.isPositioned);
  return { open, toggle, active, pick, onPoint, onKeyDown, layer, panel, listId, ...useLayerProps(layer) };
}
