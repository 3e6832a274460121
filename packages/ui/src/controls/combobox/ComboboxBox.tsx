'use client';

import {
  type ChangeEvent,
  type FocusEvent,
  forwardRef,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useRef,
} from 'react';
import { ChevronGlyph, CloseGlyph } from '../../internal/glyphs';
import type { SelectOption } from '../../internal/listbox/option';
import { DeferredPart } from '../../internal/opener/DeferredPart';
import { useNear } from '../../internal/opener/useNear';
import { useMessages } from '../../messages/MessagesProvider';
import { VisuallyHidden } from '../../page/layout/VisuallyHidden';
import { useField } from '../field/context';
import { useFieldControl } from '../field/useFieldControl';
import { InputAction } from '../input/input.styles';
import { ComboboxInput, ComboboxShell } from './combobox.styles';
import { deferredComboboxPanel } from './deferredComboboxPanel';
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
  /** Shows its options as soon as it has the focus: where a panel opened for nothing else. */
  readonly openOnFocus?: boolean;
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

const REST = 250;

/** The box, input and listbox under `Combobox` and `MultiCombobox`: the focus stays in the input. */
export const ComboboxBox = forwardRef<HTMLInputElement, ComboboxBoxProps>(function ComboboxBox(props, ref) {
  const { options, values, multiple = false, text, before, onPick, onClear, onRemoveLast, ...look } = props;
  const { size = 'md', clearable = false, openOnFocus = false, ...more } = look;
  const { load, debounce = REST, name, className, style, ...rest } = more;
  const message = useMessages(comboboxEn);
  const field = useField();
  const control = useFieldControl(rest);
  const source = { options, load, debounce };
  const box = useCombobox({ source, values, multiple, onPick, onClear: clearable ? onClear : undefined, onRemoveLast });
  const { open, listId } = box;
  const shell = useRef<HTMLDivElement>(null);
  const near = useNear(deferredComboboxPanel.fetch);
  const close = useCallback(() => box.toggle(false), [box.toggle]);
  const listed = open && box.found.options.length > 0;
  const label = rest['aria-label'];
  const naming = label ? { 'aria-label': label } : { 'aria-labelledby': rest['aria-labelledby'] ?? field?.labelId };
  return (
    <ComboboxShell
      ref={shell}
      onPointerEnter={near.onPointerEnter}
      onFocus={near.onFocus}
      className={className}
      style={style}
      data-size={size}
      data-multiple={multiple ? '' : undefined}
    >
      {before}
      <ComboboxInput
        ref={ref}
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
        {...inputListeners(box, rest, openOnFocus)}
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
        <DeferredPart
          of={deferredComboboxPanel}
          own={{ box, reference: shell, multiple, naming, selected: (value) => values.includes(value) }}
          onLost={close}
        />
      )}
    </ComboboxShell>
  );
});

function inputListeners(box: ComboboxBoxState, own: ComboboxSource, openOnFocus: boolean) {
  return {
    onChange: (event: ChangeEvent<HTMLInputElement>) => box.type(event.target.value),
    onClick: (event: MouseEvent<HTMLInputElement>) => {
      own.onClick?.(event);
      if (!own.readOnly) box.toggle(true);
    },
    onFocus: (event: FocusEvent<HTMLInputElement>) => {
      own.onFocus?.(event);
      event.target.select();
      if (openOnFocus && !own.readOnly) box.toggle(true);
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
