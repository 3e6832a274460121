'use client';

import { type HTMLAttributes, type RefObject, useRef } from 'react';
import { useField } from '../../controls/field/context';
import { useMessages } from '../../messages/MessagesProvider';
import { LayerPortal, LayerTree, useLayer, useLayerProps } from '../layer';
import { useMergedRef } from '../useMergedRef';
import { useScreenEffect } from '../useScreenEffect';
import { ListNote, ListPanel } from './listbox.styles';
import { listboxEn } from './messages';
import { OptionList } from './OptionList';
import { useActiveRow } from './useActiveRow';
import type { SelectBoxListState } from './useSelectBox';

/** Props of `SelectList`. */
export interface SelectListProps {
  readonly box: SelectBoxListState;
  /** The button that opened it, and the box it stands under. */
  readonly button: RefObject<HTMLElement | null>;
  readonly shell: RefObject<HTMLElement | null>;
  readonly values: readonly string[];
  readonly multiple: boolean;
  readonly labelled: HTMLAttributes<HTMLElement>;
}

const PANEL = { trigger: 'none', gap: 4, width: 'at-least-reference', maxHeight: 328 } as const;

/** The options under a select while it is open. */
export function SelectList(props: SelectListProps) {
  return (
    <LayerTree>
      <ListLayer {...props} />
    </LayerTree>
  );
}

function ListLayer({ box, button, shell, values, multiple, labelled }: SelectListProps) {
  const message = useMessages(listboxEn);
  const field = useField();
  const { listId, options, press } = box;
  const layer = useLayer({ ...PANEL, open: true, onOpenChange: box.toggle, reference: button, still: press.pressed });
  const { setPositionReference } = layer.refs;
  useScreenEffect(() => setPositionReference(shell.current), [setPositionReference, shell]);
  const panel = useRef<HTMLDivElement>(null);
  const ref = useMergedRef<HTMLDivElement>(layer.refs.setFloating, panel);
  useActiveRow(panel, box.followed, layer.isPositioned);
  const { getFloatingProps } = useLayerProps(layer);
  const floating = getFloatingProps({
    onPointerDown: press.press,
    onMouseDown: (event) => event.preventDefault(),
  });
  return (
    <LayerPortal layer={layer}>
      <ListPanel
        ref={ref}
        {...floating}
        role="listbox"
        id={listId}
        aria-label={labelled['aria-label']}
        aria-labelledby={labelled['aria-labelledby'] ?? (labelled['aria-label'] ? undefined : field?.labelId)}
        aria-multiselectable={multiple || undefined}
        style={layer.floatingStyles}
      >
        <OptionList
          listId={listId}
          options={options}
          active={box.active}
          selected={(value) => values.includes(value)}
          multiple={multiple}
          onPick={box.pick}
          onPoint={box.onPoint}
        />
        {options.length === 0 && <ListNote>{message('listbox.none')}</ListNote>}
      </ListPanel>
    </LayerPortal>
  );
}
