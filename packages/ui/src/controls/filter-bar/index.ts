export { FilterBar, type FilterBarProps } from './FilterBar';
export type { Filter } from './filter';
export type { SearchBoxProps } from './SearchBox';
export { useSearchShortcut } from './useSearchShortcut';
