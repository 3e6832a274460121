export { type FieldState, useField } from './context';
export { Field, type FieldProps } from './Field';
export { type FieldControlProps, useFieldControl } from './useFieldControl';
