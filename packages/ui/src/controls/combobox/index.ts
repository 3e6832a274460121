export { Combobox, type ComboboxProps } from './Combobox';
export type { ComboboxSource } from './ComboboxBox';
export { MultiCombobox, type MultiComboboxProps } from './MultiCombobox';
