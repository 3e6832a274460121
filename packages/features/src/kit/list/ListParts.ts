import type { ComponentType } from 'react';
import type { AnyActions } from '../actions/AnyActions';
import type { DetailPart } from '../detail/DetailPartProps';
import type { FormPart } from '../form/FormTarget';
import type { AnyTabs } from './defineTabs';
import type { AnyList } from './ListDeclaration';
import type { ListProps } from './ListOptions';
import type { ListState, ListStateOf } from './ListState';

/** Props of a slot: the state of the list, and what the host gave to the widget. */
export interface SlotProps<List extends AnyList, More = object> {
  readonly state: ListStateOf<List>;
  readonly options: ListProps<List> & More;
}

/** What a list consists of beside its rows. Each is a component or a declaration; what is absent is not offered. */
export interface ListParts<List extends AnyList, More = object> {
  /** Details of a record, in a drawer or on the whole page. */
  readonly detail?: DetailPart;
  /** Forms over the list; the one for a new record is its primary action. */
  readonly form?: FormPart;
  /** Tabs that narrow the list, with counts. */
  readonly tabs?: AnyTabs;
  /** Actions of a record: menu of a row, confirmations, bulk. */
  readonly actions?: AnyActions;
  /** Primary action, where it is not the form for a new record. */
  readonly primary?: ComponentType<SlotProps<List, More>>;
  /** Further ways from the list, before its primary action. */
  readonly ways?: ComponentType<SlotProps<List, More>>;
  /** What stands above the rows and sums them up. */
  readonly summary?: ComponentType<SlotProps<List, More>>;
  /** What else opens over the list. */
  readonly layers?: ComponentType<SlotProps<List, More>>;
}

/** Component of a slot of whatever list. */
export type AnySlot = ComponentType<{ readonly state: ListState; readonly options: object }>;

/** Parts of whatever list. Guarantee: each is only given the state of its own list. */
export interface AnyParts {
  readonly detail?: DetailPart | undefined;
  readonly form?: FormPart | undefined;
  readonly tabs?: AnyTabs | undefined;
  readonly actions?: AnyActions | undefined;
  readonly primary?: AnySlot | undefined;
  readonly ways?: AnySlot | undefined;
  readonly summary?: AnySlot | undefined;
  readonly layers?: AnySlot | undefined;
}
