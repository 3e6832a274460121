'use client';

import {
  type ForwardedRef,
  type ForwardRefExoticComponent,
  forwardRef,
  type ReactNode,
  type RefAttributes,
  useState,
} from 'react';
import { Chip } from '../../data/chip/Chip';
import type { SelectOption } from '../../internal/listbox/option';
import { useControlled } from '../../internal/useControlled';
import { ComboboxBox, type ComboboxSource } from './ComboboxBox';

const NOTHING: readonly never[] = [];

/** Props of `MultiCombobox`; `className` and `style` go to the box, the rest and the ref to the input in it. */
export interface MultiComboboxProps<Value extends string = string> extends ComboboxSource {
  /** Options that are searched here. */
  readonly options?: readonly SelectOption<Value>[];
  /** Values of the options chosen, in the order they were chosen. */
  readonly value?: readonly Value[];
  readonly defaultValue?: readonly Value[];
  onChange?(value: readonly Value[]): void;
  /** Options of the values, where `load` brings options and they have not been loaded yet. */
  readonly valueOptions?: readonly SelectOption<Value>[];
}

const MultiComboboxPart = forwardRef(function MultiCombobox(
  {
    options = NOTHING,
    value,
    defaultValue = NOTHING,
    onChange,
    valueOptions = NOTHING,
    placeholder,
    ...look
  }: MultiComboboxProps,
  ref: ForwardedRef<HTMLInputElement>,
) {
  const [picked, setPicked] = useState<readonly SelectOption[]>(NOTHING);
  const [chosen, choose] = useControlled<readonly string[]>(value, defaultValue, onChange);
  const known = [...picked, ...valueOptions, ...options];
  const labelOf = (one: string) => known.find((option) => option.value === one)?.label ?? one;
  const without = (one: string) => chosen.filter((other) => other !== one);
  const toggle = (option: SelectOption) => {
    setPicked([option, ...picked.filter((other) => other.value !== option.value)]);
    choose(chosen.includes(option.value) ? without(option.value) : [...chosen, option.value]);
  };
  const chips = chosen.map((one) => (
    <Chip key={one} name={labelOf(one)} disabled={look.disabled} onRemove={() => choose(without(one))}>
      {labelOf(one)}
    </Chip>
  ));
  return (
    <ComboboxBox
      ref={ref}
      multiple
      options={options}
      values={chosen}
      text=""
      before={chips}
      placeholder={chosen.length ? undefined : placeholder}
      onPick={toggle}
      onClear={() => choose(NOTHING)}
      onRemoveLast={() => chosen.length > 0 && choose(chosen.slice(0, -1))}
      {...look}
    />
  );
});

/** Keeps the type of the values. Guarantee: the only values it hands out are those of the options. */
const typed = (part: ForwardRefExoticComponent<MultiComboboxProps & RefAttributes<HTMLInputElement>>) =>
  part as <Value extends string = string>(
    props: MultiComboboxProps<Value> & RefAttributes<HTMLInputElement>,
  ) => ReactNode;

/** Several values out of many, found by typing; each stands as a chip that can be taken away. */
export const MultiCombobox = /* @__PURE__ */ typed(MultiComboboxPart);
