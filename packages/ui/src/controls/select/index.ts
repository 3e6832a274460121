export type { SelectOption } from '../../internal/listbox';
export { Select, type SelectProps } from './Select';
