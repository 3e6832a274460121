import { DatePicker } from '@corridor/ui';
import type { FieldControlProps } from './FieldControlProps';

/** A calendar day. */
export function DateControl({ bound: { value, ...bound }, disabled = false }: Omit<FieldControlProps, 'shape'>) {
  return <DatePicker {...bound} value={typeof value === 'string' ? value : ''} disabled={disabled} />;
}
