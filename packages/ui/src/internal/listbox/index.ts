export type { SelectOption } from './option';
export { SelectBox, type SelectBoxLook } from './SelectBox';
