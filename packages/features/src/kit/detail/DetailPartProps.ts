import type { ComponentType } from 'react';
import type { ListState } from '../list/ListState';

/** Props of the part of a list that shows one record. */
export interface DetailPartProps {
  readonly id: string;
  /** The row that was opened, so that its name is there before its details. */
  readonly row: object | undefined;
  readonly state: ListState;
}

/** The part of a list that shows one record, in a drawer or on the whole page as the view says. */
export type DetailPart = ComponentType<DetailPartProps>;
