export type { BoundControl } from './bound';
export { DirtyGuardDialog, type DirtyGuardDialogProps } from './DirtyGuardDialog';
export { Form, type FormProps } from './Form';
export { FormField, type FormFieldProps } from './FormField';
export { FormSubmit, type FormSubmitProps } from './FormSubmit';
export { FormSummary, type FormSummaryProps } from './FormSummary';
export type { NativeControl } from './RegisteredControl';
export { type DirtyGuard, useDirtyGuard, useLeaveGuard } from './useDirtyGuard';
export { type SchemaFormOptions, useSchemaForm } from './useSchemaForm';
