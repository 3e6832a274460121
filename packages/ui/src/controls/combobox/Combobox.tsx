'use client';

import {
  type ForwardedRef,
  type ForwardRefExoticComponent,
  forwardRef,
  type ReactNode,
  type RefAttributes,
  useState,
} from 'react';
import type { SelectOption } from '../../internal/listbox/option';
import { useControlled } from '../../internal/useControlled';
import { ComboboxBox, type ComboboxSource } from './ComboboxBox';
import { ComboboxIcon } from './combobox.styles';

const NOTHING: readonly never[] = [];

/** Props of `Combobox`; `className` and `style` go to the box, the rest and the ref to the input in it. */
export interface ComboboxProps<Value extends string = string> extends ComboboxSource {
  /** Options that are searched here. */
  readonly options?: readonly SelectOption<Value>[];
  /** Value of the option chosen; '' for none. */
  readonly value?: Value | '';
  readonly defaultValue?: Value | '';
  /** Hears the new value with its option; '' only where it is `clearable`. */
  onChange?(value: Value | '', option?: SelectOption<Value>): void;
  /** Option of the value, where `load` brings options and none of them has been loaded yet. */
  readonly valueOption?: SelectOption<Value>;
}

const ComboboxPart = forwardRef(function Combobox(
  { options = NOTHING, value, defaultValue = '', onChange, valueOption, ...look }: ComboboxProps,
  ref: ForwardedRef<HTMLInputElement>,
) {
  const [picked, setPicked] = useState<SelectOption>();
  const [chosen, choose] = useControlled<string>(value, defaultValue, undefined);
  const known = [...(picked ? [picked] : []), ...(valueOption ? [valueOption] : []), ...options];
  const option = known.find((entry) => entry.value === chosen);
  const change = (next: SelectOption | undefined) => {
    if ((next?.value ?? '') === chosen) return;
    setPicked(next);
    choose(next?.value ?? '');
    onChange?.(next?.value ?? '', next);
  };
  return (
    <ComboboxBox
      ref={ref}
      options={options}
      values={chosen ? [chosen] : NOTHING}
      text={option?.label ?? chosen}
      before={option?.icon && <ComboboxIcon>{option.icon}</ComboboxIcon>}
      onPick={change}
      onClear={() => change(undefined)}
      onRemoveLast={() => undefined}
      {...look}
    />
  );
});

/** Keeps the type of the values. Guarantee: the only values it hands out are those of the options, and '' on clearing. */
const typed = (part: ForwardRefExoticComponent<ComboboxProps & RefAttributes<HTMLInputElement>>) =>
  part as <Value extends string = string>(props: ComboboxProps<Value> & RefAttributes<HTMLInputElement>) => ReactNode;

/** One value out of many, found by typing: in a list given, or looked up elsewhere. */
export const Combobox = /* @__PURE__ */ typed(ComboboxPart);
