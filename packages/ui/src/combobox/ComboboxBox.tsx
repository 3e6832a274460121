'use client';

import {
  type ChangeEvent,
  type FocusEvent,
  type ForwardedRef,
  forwardRef,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { useField } from '../field/context';
import { useFieldControl } from '../field/useFieldControl';
import { InputAction } from '../input/input.styles';
import { ChevronGlyph, CloseGlyph } from '../internal/glyphs';
import { LayerTree } from '../internal/layer';
import type { SelectOption } from '../internal/listbox/option';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { useMessages } from '../messages/MessagesProvider';
import { ComboboxPanel } from './ComboboxPanel';
import { ComboboxInput, ComboboxShell } from './combobox.styles';
import { comboboxEn } from './messages';
import { type ComboboxBoxState, useCombobox } from './useCombobox';
import type { LoadOptions } from './useOptions';

/** Where the options of a combobox come from, and its look. */
export interface ComboboxSource
  extends Omit<
    InputHTMLAttributes<HTMLInputElement>,
    'value' | 'defaultValue' | 'onChange' | 'size' | 'type' | 'multiple'
  > {
  readonly size?: 'sm' | 'md' | 'lg';
  /** Shows a button that empties it. */
  readonly clearable?: boolean;
  /** Looks options up by what is typed, in place of `options`; heard again after a rest, the signal stops the one before. */
  readonly load?: LoadOptions;
  /** Milliseconds of rest before a typed query is looked up. Default 250. */
  readonly debounce?: number;
}

interface ComboboxBoxProps extends ComboboxSource {
  readonly options: readonly SelectOption[];
  readonly values: readonly string[];
  readonly multiple?: boolean;
  /** Text while nothing is typed. */
  readonly text: string;
  /** What stands before the text: the chips of several values, the icon of one. */
  readonly before?: ReactNode;
  readonly onPick: (option: SelectOption) => void;
  readonly onClear: () => void;
  readonly onRemoveLast: () => void;
}

/** The box, input and listbox under `Combobox` and `MultiCombobox`: the focus stays in the input. */
export const ComboboxBox = forwardRef<HTMLInputElement, ComboboxBoxProps>(function ComboboxBox(props, ref) {
  return (
    <LayerTree>
      <ComboboxLayer {...props} inputRef={ref} />
    </LayerTree>
  );
});

type ComboboxLayerProps = ComboboxBoxProps & { readonly inputRef: ForwardedRef<HTMLInputElement> };

const REST = 250;

function ComboboxLayer({
  options,
  values,
  multiple = false,
  text,
  before,
  onPick,
  onClear,
  onRemoveLast,
  ...look
}: ComboboxLayerProps) {
  const { inputRef, size = 'md', clearable = false, load, debounce = REST, name, className, style, ...rest } = look;
  const message = useMessages(comboboxEn);
  const field = useField();
  const control = useFieldControl(rest);
  const source = { options, load, debounce };
  const box = useCombobox({ source, values, multiple, onPick, onClear: clearable ? onClear : undefined, onRemoveLast });
  const { open, layer, listId } = box;
  const listed = open && box.found.options.length > 0;
  const label = rest['aria-label'];
  const naming = label ? { 'aria-label': label } : { 'aria-labelledby': rest['aria-labelledby'] ?? field?.labelId };
  return (
    <ComboboxShell
      ref={layer.refs.setReference}
      className={className}
      style={style}
      data-size={size}
      data-multiple={multiple ? '' : undefined}
    >
      {before}
      <ComboboxInput
        ref={inputRef}
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={listed}
        aria-controls={listed ? listId : undefined}
        aria-activedescendant={listed && box.active >= 0 ? `${listId}-${box.active}` : undefined}
        {...rest}
        {...control}
        {...inputListeners(box, rest)}
        value={box.typed ?? text}
      />
      {clearable && values.length > 0 && !control.disabled && (
        <InputAction type="button" aria-label={message('combobox.clear')} onClick={onClear}>
          <CloseGlyph />
        </InputAction>
      )}
      <ChevronGlyph />
      {name && values.map((value) => <input key={value} type="hidden" name={name} value={value} />)}
      <VisuallyHidden role="status">{open ? <Found box={box} /> : null}</VisuallyHidden>
      {open && (
        <ComboboxPanel box={box} multiple={multiple} naming={naming} selected={(value) => values.includes(value)} />
      )}
    </ComboboxShell>
  );
}

function inputListeners(box: ComboboxBoxState, own: ComboboxSource) {
  return {
    onChange: (event: ChangeEvent<HTMLInputElement>) => box.type(event.target.value),
    onClick: (event: MouseEvent<HTMLInputElement>) => {
      own.onClick?.(event);
      if (!own.readOnly) box.toggle(true);
    },
    onFocus: (event: FocusEvent<HTMLInputElement>) => {
      own.onFocus?.(event);
      event.target.select();
    },
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      own.onBlur?.(event);
      box.leave();
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      own.onKeyDown?.(event);
      if (!own.readOnly) box.onKeyDown(event);
    },
  };
}

/** What a screen reader hears of the list. */
function Found({ box }: { readonly box: ComboboxBoxState }) {
  const message = useMessages(comboboxEn);
  const { status, options } = box.found;
  if (status === 'loading') return message('combobox.loading');
  if (status === 'failed') return message('combobox.failed');
  return options.length ? message('combobox.found', { count: options.length }) : message('combobox.none');
}
