import type { Account, WireMoney } from '@corridor/core';
import type { ComponentType, ReactNode } from 'react';
import type { MessageSet } from '../../i18n/MessageSet';
import type { ListConcept } from '../../runtime/ListConcept';
import type { DetailItem } from '../display/DetailList';
import type { OrderRules } from './OrderRules';
import type { PriceSource } from './PriceSource';
import type { Question, TicketShape } from './TicketShape';
import type { TicketState } from './TicketState';

/** Messages that a ticket of its own needs. */
export type TicketKey<Concept extends string> = `${Concept}.${
  | `form.${'title' | 'noPrice' | 'reviewTitle' | 'confirm' | 'empty' | 'emptyDetail'}`
  | 'done.again'}`;

/** Props of what shows a price in large figures. */
export interface PriceProps<T extends TicketShape> {
  readonly price: T['price'];
  readonly state: TicketState<T>;
}

/** Props of what shows an order that was taken. */
export interface DoneProps<T extends TicketShape> {
  readonly order: T['order'];
  readonly options: T['options'];
  readonly onOpenOrder?: ((orderId: string) => void) | undefined;
  /** Begins another order. */
  readonly onRestart: () => void;
  /** Begins the same order once more. */
  readonly onRepeat: () => void;
}

/** A ticket as it is declared, once: entry, live price, review, confirmation, lost answers and outcome derive from it. */
export interface TicketDeclaration<T extends TicketShape> {
  readonly concept: T['concept'];
  /** The list whose page says whether the reader may create an order; null where whoever sees the ticket may. */
  readonly rights: ListConcept | null;
  /** Its own set first. */
  readonly messages: readonly [MessageSet<TicketKey<T['concept']>>, ...MessageSet[]];
  /** A ticket that nobody has filled in. */
  readonly empty: T['draft'];
  /** The draft of the next order after one. */
  again(draft: T['draft']): T['draft'];
  /** Id of what the ticket is for, which has a draft of its own; one draft for all where absent. */
  draftOf?(options: T['options']): string;
  /** The part of a draft that is kept, as data of JSON; all of it where absent. */
  keptOf?(draft: T['draft']): T['draft'];
  /** Reads what the fields need; a hook. */
  useData(draft: T['draft'], options: T['options']): T['data'];
  /** The draft with what nobody has chosen yet. */
  complete?(draft: T['draft'], data: T['data'], options: T['options']): T['draft'];
  read(draft: T['draft'], data: T['data']): Question<T['request'], T['problem']>;
  /** What a price is asked for where it does not depend on all that is read, so that it comes before the rest is filled in; the request unless told. */
  priced?(draft: T['draft'], data: T['data']): T['request'] | null;
  /** The account that pays, where it is known. */
  payer(draft: T['draft'], data: T['data']): Account | undefined;
  /** What the paying account must have: by its price, or, before there is one, as far as that is known. */
  debit(request: T['request'] | undefined, price: T['price'] | undefined): WireMoney | null;
  readonly price: PriceSource<T['request'], T['price']>;
  readonly order: OrderRules<T>;
  /** The fields of the first step. */
  readonly Fields: ComponentType<{ readonly state: TicketState<T> }>;
  /** The price, line by line; a hook. */
  useLines(price: T['price'] | undefined): readonly DetailItem[];
  /** Amounts of a price in the review, large. */
  readonly Figures: ComponentType<PriceProps<T>>;
  /** What is said above the amounts in the review. */
  readonly Intro?: ComponentType<PriceProps<T>>;
  /** Key of what the reader ticks before confirming, where something speaks against it. */
  asks?(state: TicketState<T>, price: T['price']): string | undefined;
  /** What changed from one price to the next, line by line; a hook. */
  useChanges?(before: T['price'], now: T['price']): readonly ChangeLine[];
  readonly Done: ComponentType<DoneProps<T>>;
}

/** A line of what changed in a price. */
export interface ChangeLine {
  readonly what: string;
  readonly from: ReactNode;
  readonly to: ReactNode;
}
