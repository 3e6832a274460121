import type { BoundControl } from '@corridor/ui';
import type { FieldShape } from './FieldKind';

/** Props of `FieldControl`. */
export interface FieldControlProps {
  readonly shape: FieldShape;
  readonly bound: BoundControl<unknown>;
  /** Words beside a box to tick. */
  readonly label?: string;
  /** ISO 3166 code of the country that a phone number belongs to. */
  readonly country?: string | undefined;
  readonly disabled?: boolean;
  /** Can be emptied again. */
  readonly clearable?: boolean | undefined;
}
