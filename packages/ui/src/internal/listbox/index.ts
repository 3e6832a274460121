export { moveActive } from './moveActive';
export { OptionItem, type OptionItemProps } from './OptionItem';
export { OptionList } from './OptionList';
export type { SelectOption } from './option';
export { SelectBox, type SelectBoxLook } from './SelectBox';
