import type { CallOptions, GatewayError, WireMoney } from '@corridor/core';
import type { ListConcept } from '../../runtime/ListConcept';

/** What a ticket belongs to. */
export type TicketConcept = ListConcept | `${ListConcept}.${string}`;

/** The types that one kind of ticket is made of. */
export interface TicketShape {
  /** The beginning of its messages: a client property, or a part of one such as `cards.topUp`. */
  readonly concept: TicketConcept;
  /** What is typed, as texts; a host may keep it in its URL. */
  readonly draft: object;
  /** What a price is asked for: the draft, read and right. */
  readonly request: unknown;
  /** What can be wrong with a draft. */
  readonly problem: TicketProblem;
  readonly price: unknown;
  /** What the order is created with. */
  readonly input: unknown;
  /** By what the order is looked up after a lost answer. */
  readonly key: unknown;
  readonly order: { readonly id: string };
  /** What is read for the fields. */
  readonly data: TicketData;
  /** What the host gives beside what every ticket takes. */
  readonly options: object;
}

/** How far what the fields need has been read. */
export interface TicketData {
  /** The fields cannot be drawn yet. */
  readonly waiting: boolean;
  /** Something that the draft depends on is being read: no price is asked for. */
  readonly loading: boolean;
  /** Why the fields cannot be drawn. */
  readonly error: GatewayError | undefined;
  /** Nobody has money that this ticket could move. */
  readonly none: boolean;
  refresh(): void;
}

/** One thing that is wrong with a draft: the field, and why. */
export interface TicketProblem {
  readonly path: string;
  readonly reason: string;
  /** The amount that would do, where there is one. */
  readonly minimum?: WireMoney;
}

/** What a draft asks for, or everything that is wrong with it. */
export type Question<Request, Problem = TicketProblem> =
  | { readonly ok: true; readonly request: Request }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** An order on its way: sent again, it carries the same request id. */
export interface Intent<Input> {
  readonly requestId: string;
  readonly input: Input;
}

/** The part of a resource client that takes orders and finds them again. */
export interface OrderSource<Input, Key, Order> {
  readonly resource: { readonly segment: string; invalidatedBy(verb: 'create'): readonly string[] };
  create(input: Input, options?: CallOptions): Promise<Order>;
  getBy(key: Key, options?: CallOptions): Promise<Order>;
}

/** Changes what a ticket holds. */
export type ChangeDraft<Draft> = (change: (draft: Draft) => Draft) => void;
