import type { GatewayError } from '@corridor/core';
import type { ComponentType, ReactNode } from 'react';
import type { AnyActions } from '../actions/AnyActions';
import type { AnyColumn, DisplayTools } from '../columns/Column';
import type { SectionLevel } from '../display/levelBelow';
import type { AnyList } from '../list/ListDeclaration';
import type { Related } from './Related';

/** Props of a section that is drawn by a component of its own. */
export interface SectionProps<Record, More = object> {
  readonly record: Record;
  /** Level of its heading. */
  readonly level: SectionLevel;
  /** What the host gave to the widget around it. */
  readonly options: More;
}

/** Section of a detail: fields as labels and values, or a component. */
export type Section<Record, Field> = readonly Field[] | ComponentType<SectionProps<Record>>;

/** Tab of a record's details that a host adds, such as what else it shows of the record. */
export interface DetailTab<Record> {
  readonly id: string;
  readonly label: string;
  /** Name of the detail's own tab that it stands before; behind all of them where absent. */
  readonly before?: string;
  readonly content: (record: Record) => ReactNode;
}

/** What a detail declares beside its sections. */
export interface DetailExtras<Row, Record> {
  /** Title, where it is more than the record's name; of the row until the record has come. */
  readonly title?: (row: Row, tools: DisplayTools) => ReactNode;
  /** What stands under the title: whose it is, its status. */
  readonly subtitle?: (row: Row, tools: DisplayTools) => ReactNode;
  /** Buttons of its own for the loaded record, in the drawer's foot and the page's head. */
  readonly buttons?: ComponentType<SectionProps<Record>>;
  /** Name of the line that sums up those above it. */
  readonly total?: string;
  readonly actions?: AnyActions;
  /** Names of the actions that are one press away, the main one last. */
  readonly footer?: readonly string[];
  /** What the record leads to: those that belong to it. */
  readonly related?: (record: Record) => Related;
  /** Reads the record again and again while it changes by itself. */
  readonly follow?: (record: Record) => boolean;
}

/** A detail of whatever list. Guarantee: only records of its own list are given to it. */
export interface AnyDetail {
  readonly list: AnyList;
  /** Fields of the row and of the record, by name. */
  readonly lines: Readonly<Record<string, AnyColumn>>;
  readonly sections: Readonly<Record<string, readonly string[] | ComponentType<SectionProps<object>>>>;
  title?(row: object, tools: DisplayTools): ReactNode;
  subtitle?(row: object, tools: DisplayTools): ReactNode;
  readonly buttons?: ComponentType<SectionProps<object>> | undefined;
  /** Names of sections by the tab that shows them; what is on no tab stands above them. */
  readonly tabs?: Readonly<Record<string, readonly string[]>> | undefined;
  readonly total?: string | undefined;
  readonly actions?: AnyActions | undefined;
  readonly footer?: readonly string[] | undefined;
  related?(record: object): Related;
  follow?(record: object): boolean;
}

/** State of a read of one record. */
export interface RecordRead {
  readonly data: object | undefined;
  readonly error: GatewayError | undefined;
  /** Data is on screen and newer is on its way. */
  readonly refreshing: boolean;
  refresh(): Promise<void>;
}
