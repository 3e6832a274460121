import type { Segment } from '@corridor/core';

/** Wire segment of a resource whose records widgets lead to. */
export type TargetSegment = Exclude<Segment, 'config' | 'dashboard' | 'embed-session' | 'statement-line'>;

/** What a widget leads to: one record of a resource, its list under a filter, or a form for a new one with what is known. Where that is, the host decides; `action` is what the list is opened for, so that it leads nowhere who may not. @source ours */
export type RecordTarget = { readonly segment: TargetSegment } & (
  | { readonly id: string }
  | { readonly create: Readonly<Record<string, string>> }
  | { readonly filter: Readonly<Record<string, string | readonly (string | number)[]>>; readonly action?: string }
);

/** Gives the address of a target in the host's page; undefined where it has none, and then no link is shown. */
export type RecordHref = (target: RecordTarget) => string | undefined;
