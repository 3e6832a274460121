'use client';

import {
  type ButtonHTMLAttributes,
  type FocusEvent,
  forwardRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useRef,
} from 'react';
import { useFieldControl } from '../../controls/field/useFieldControl';
import { useMessages } from '../../messages/MessagesProvider';
import { ChevronGlyph, CloseGlyph } from '../glyphs';
import { DeferredPart } from '../opener/DeferredPart';
import { useNear } from '../opener/useNear';
import { useMergedRef } from '../useMergedRef';
import { deferredSelectList } from './deferredSelectList';
import { SelectClear, SelectShell, SelectTrigger, SelectValue } from './listbox.styles';
import { listboxEn } from './messages';
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
  const { options, values, multiple = false, onPick, onClear, shown, ...look } = props;
  const { size = 'md', placeholder, clearable = false, name, required, className, style, ...rest } = look;
  const message = useMessages(listboxEn);
  const control = useFieldControl({ ...rest, required });
  const clear = clearable && !control.disabled && values.length > 0;
  const box = useSelectBox({ options, values, multiple, onPick, onClear: clear ? onClear : undefined });
  const { open, toggle, press, listId } = box;
  const button = useRef<HTMLButtonElement>(null);
  const shell = useRef<HTMLDivElement>(null);
  const merged = useMergedRef<HTMLButtonElement>(ref, button);
  const near = useNear(deferredSelectList.fetch);
  const close = useCallback(() => toggle(false), [toggle]);
  const listeners = listenersOf(rest, {
    press: (event) => press.pressOpener(event, () => toggle(true)),
    click: (event) => press.endsOpening(event) || toggle(!open),
    close,
    onKeyDown: box.onKeyDown,
  });
  return (
    <SelectShell ref={shell} className={className} style={style} data-size={size} {...near}>
      <SelectTrigger
        ref={merged}
        type="button"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        data-clearable={clear ? '' : undefined}
        {...rest}
        {...listeners}
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
      {open && (
        <DeferredPart
          of={deferredSelectList}
          own={{ box, button, shell, values, multiple, labelled: rest }}
          onLost={close}
        />
      )}
    </SelectShell>
  );
});

interface BoxControls {
  readonly press: (event: PointerEvent<HTMLButtonElement>) => void;
  readonly click: (event: MouseEvent<HTMLButtonElement>) => void;
  readonly close: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
}

/** Listeners of the button: the host's own, then those of the box. */
function listenersOf(
  host: Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'onPointerDown' | 'onClick' | 'onKeyDown' | 'onBlur'>,
  { press, click, close, onKeyDown }: BoxControls,
) {
  return {
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      host.onPointerDown?.(event);
      press(event);
    },
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      host.onClick?.(event);
      click(event);
    },
    onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
      host.onKeyDown?.(event);
      onKeyDown(event);
    },
    onBlur: (event: FocusEvent<HTMLButtonElement>) => {
      host.onBlur?.(event);
      close();
    },
  };
}
