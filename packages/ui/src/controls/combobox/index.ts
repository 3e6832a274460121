export { Combobox, type ComboboxProps } from './Combobox';
export type { ComboboxSource } from './ComboboxBox';
export { filterOptions } from './filterOptions';
export { MultiCombobox, type MultiComboboxProps } from './MultiCombobox';
