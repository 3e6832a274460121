'use client';

import {
  type ButtonHTMLAttributes,
  type FocusEvent,
  type ForwardedRef,
  forwardRef,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { useField } from '../../field/context';
import { useFieldControl } from '../../field/useFieldControl';
import { useMessages } from '../../messages/MessagesProvider';
import { ChevronGlyph, CloseGlyph } from '../glyphs';
import { LayerPortal, LayerTree } from '../layer';
import { useMergedRef } from '../useMergedRef';
import { ListNote, ListPanel, SelectClear, SelectShell, SelectTrigger, SelectValue } from './listbox.styles';
import { listboxEn } from './messages';
import { OptionList } from './OptionList';
import type { SelectOption } from './option';
import { useSelectBox } from './useSelectBox';

/** What every select shares; `className` and `style` go to the box, the rest and the ref to the button in it. */
export interface SelectBoxLook
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'value' | 'defaultValue' | 'onChange' | 'children' | 'type'> {
  readonly size?: 'sm' | 'md' | 'lg';
  /** Words while nothing is chosen. */
  readonly placeholder?: string;
  /** Shows a button that empties it; Delete and Backspace do the same. */
  readonly clearable?: boolean;
  readonly required?: boolean;
  readonly 'aria-invalid'?: boolean;
}

interface SelectBoxProps extends SelectBoxLook {
  readonly options: readonly SelectOption[];
  readonly values: readonly string[];
  readonly multiple?: boolean;
  readonly onPick: (value: string) => void;
  readonly onClear: () => void;
  /** What stands for the chosen values; nothing while none is chosen. */
  readonly shown: ReactNode;
}

/** The box, button and listbox under `Select` and `MultiSelect`: the focus never leaves the button. */
export const SelectBox = forwardRef<HTMLButtonElement, SelectBoxProps>(function SelectBox(props, ref) {
  return (
    <LayerTree>
      <SelectBoxLayer {...props} buttonRef={ref} />
    </LayerTree>
  );
});

type SelectBoxLayerProps = SelectBoxProps & { readonly buttonRef: ForwardedRef<HTMLButtonElement> };

function SelectBoxLayer({ options, values, multiple = false, onPick, onClear, shown, ...look }: SelectBoxLayerProps) {
  const { buttonRef, size = 'md', placeholder, clearable = false, name, required, className, style, ...rest } = look;
  const message = useMessages(listboxEn);
  const control = useFieldControl({ ...rest, required });
  const clear = clearable && !control.disabled && values.length > 0;
  const box = useSelectBox({ options, values, multiple, onPick, onClear: clear ? onClear : undefined });
  const { open, toggle, layer, listId } = box;
  const ref = useMergedRef<HTMLButtonElement>(buttonRef, layer.refs.setReference);
  const button = box.getReferenceProps({
    ...rest,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      rest.onClick?.(event);
      toggle(!open);
    },
    onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
      rest.onKeyDown?.(event);
      box.onKeyDown(event);
    },
    onBlur: (event: FocusEvent<HTMLButtonElement>) => {
      rest.onBlur?.(event);
      toggle(false);
    },
  });
  return (
    <SelectShell ref={layer.refs.setPositionReference} className={className} style={style} data-size={size}>
      <SelectTrigger
        ref={ref}
        type="button"
        role="combobox"
        data-clearable={clear ? '' : undefined}
        {...button}
        {...control}
        aria-activedescendant={open && box.active >= 0 ? `${listId}-${box.active}` : undefined}
      >
        <SelectValue data-empty={shown === null ? '' : undefined}>
          {shown ?? <span>{placeholder ?? message('listbox.placeholder')}</span>}
        </SelectValue>
        <ChevronGlyph />
      </SelectTrigger>
      {clear && (
        <SelectClear type="button" aria-label={message('listbox.clear')} onClick={onClear}>
          <CloseGlyph />
        </SelectClear>
      )}
      {name && values.map((value) => <input key={value} type="hidden" name={name} value={value} />)}
      {open && <SelectList box={box} options={options} values={values} multiple={multiple} labelled={rest} />}
    </SelectShell>
  );
}

interface SelectListProps {
  readonly box: ReturnType<typeof useSelectBox>;
  readonly options: readonly SelectOption[];
  readonly values: readonly string[];
  readonly multiple: boolean;
  readonly labelled: HTMLAttributes<HTMLElement>;
}

function SelectList({ box, options, values, multiple, labelled }: SelectListProps) {
  const message = useMessages(listboxEn);
  const field = useField();
  const { layer, listId, panel } = box;
  const ref = useMergedRef<HTMLDivElement>(layer.refs.setFloating, panel);
  const floating = box.getFloatingProps({ onMouseDown: (event) => event.preventDefault() });
  return (
    <LayerPortal layer={layer}>
      <ListPanel
        ref={ref}
        {...floating}
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
