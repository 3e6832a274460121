'use client';

import {
  type ForwardedRef,
  type ForwardRefExoticComponent,
  forwardRef,
  type ReactNode,
  type RefAttributes,
} from 'react';
import { SelectBox, type SelectBoxLook, type SelectOption } from '../../internal/listbox';
import { useControlled } from '../../internal/useControlled';

/** Props of `Select`; `className` and `style` go to the box, the rest and the ref to the button in it. */
export interface SelectProps<Value extends string = string> extends SelectBoxLook {
  readonly options: readonly SelectOption<Value>[];
  /** Value of the option chosen; '' for none. */
  readonly value?: Value | '';
  readonly defaultValue?: Value | '';
  /** Hears the new value; '' only where it is `clearable`. */
  onChange?(value: Value | ''): void;
  /** Name under which a native form sends the value. */
  readonly name?: string;
}

const SelectPart = forwardRef(function Select(
  { options, value, defaultValue = '', onChange, ...look }: SelectProps,
  ref: ForwardedRef<HTMLButtonElement>,
) {
  const [chosen, choose] = useControlled<string>(value, defaultValue, onChange);
  const option = options.find((entry) => entry.value === chosen);
  return (
    <SelectBox
      ref={ref}
      options={options}
      values={option ? [option.value] : []}
      onPick={(next) => next !== chosen && choose(next)}
      onClear={() => choose('')}
      shown={option ? <Chosen option={option} /> : null}
      {...look}
    />
  );
});

function Chosen({ option }: { readonly option: SelectOption }) {
  return (
    <>
      {option.icon}
      <span title={option.label}>{option.label}</span>
    </>
  );
}

/** Keeps the type of the values. Guarantee: the only values it hands out are those of the options, and '' on clearing. */
const typed = (part: ForwardRefExoticComponent<SelectProps & RefAttributes<HTMLButtonElement>>) =>
  part as <Value extends string = string>(props: SelectProps<Value> & RefAttributes<HTMLButtonElement>) => ReactNode;

/** One value out of a short list; typing jumps, as in a native select. Above some 15 options use `Combobox`. */
export const Select = /* @__PURE__ */ typed(SelectPart);
