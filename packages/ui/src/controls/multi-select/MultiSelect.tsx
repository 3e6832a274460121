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
import { MultiCount } from './multiSelect.styles';

const NOTHING: readonly never[] = [];

/** Props of `MultiSelect`; `className` and `style` go to the box, the rest and the ref to the button in it. */
export interface MultiSelectProps<Value extends string = string> extends SelectBoxLook {
  readonly options: readonly SelectOption<Value>[];
  /** Values of the options chosen. */
  readonly value?: readonly Value[];
  readonly defaultValue?: readonly Value[];
  /** Hears every change, in the order of the options. */
  onChange?(value: readonly Value[]): void;
  /** Name under which a native form sends each value. */
  readonly name?: string;
}

const MultiSelectPart = forwardRef(function MultiSelect(
  { options, value, defaultValue = NOTHING, onChange, ...look }: MultiSelectProps,
  ref: ForwardedRef<HTMLButtonElement>,
) {
  const [chosen, choose] = useControlled<readonly string[]>(value, defaultValue, onChange);
  const on = options.filter((option) => chosen.includes(option.value));
  const toggle = (picked: string) =>
    choose(
      options
        .filter((option) => chosen.includes(option.value) !== (option.value === picked))
        .map((option) => option.value),
    );
  return (
    <SelectBox
      ref={ref}
      multiple
      options={options}
      values={on.map((option) => option.value)}
      onPick={toggle}
      onClear={() => choose(NOTHING)}
      shown={on.length ? <Chosen labels={on.map((option) => option.label)} /> : null}
      {...look}
    />
  );
});

function Chosen({ labels }: { readonly labels: readonly string[] }) {
  return (
    <>
      {labels.length > 1 && <MultiCount>{labels.length}</MultiCount>}
      <span>{labels.join(', ')}</span>
    </>
  );
}

/** Keeps the type of the values. Guarantee: the only values it hands out are those of the options. */
const typed = (part: ForwardRefExoticComponent<MultiSelectProps & RefAttributes<HTMLButtonElement>>) =>
  part as <Value extends string = string>(
    props: MultiSelectProps<Value> & RefAttributes<HTMLButtonElement>,
  ) => ReactNode;

/** Several values out of a short list; the list stays open while they are ticked. */
export const MultiSelect = /* @__PURE__ */ typed(MultiSelectPart);
