import type { fixtures, GatewayClient, Resource, ResourceContract, resources } from '@corridor/core';
import type { InterceptedRoute } from './InterceptedRoute';

/**
 * How a test gateway behaves: `unauthorized` answers 401, `forbidden` 403, `failing` 503, `slow` keeps everybody waiting, `pending`
 * never answers, and `empty` has no records in any list.
 */
export type TestMood = 'working' | 'unauthorized' | 'forbidden' | 'failing' | 'slow' | 'pending' | 'empty';

type Resources = typeof resources;
type ContractOf<R> = R extends Resource<infer C> ? C : never;

type Answers<C extends ResourceContract> = {
  readonly [Call in keyof C['calls']]?: (input: C['calls'][Call]['input']) => C['calls'][Call]['output'];
} & {
  readonly [Call in keyof C['callsById']]?: (
    input: C['callsById'][Call]['input'],
    id: string,
  ) => C['callsById'][Call]['output'];
};

/** Answers to named calls, by the client property of their resource: `{ cards: { bins: () => [] } }`. */
export type TestAnswers = { readonly [Name in keyof Resources]?: Answers<ContractOf<Resources[Name]>> };

/** Sample records by the client property of their resource; what a record leaves out is as in our sample. */
export type TestRecords = { readonly [Name in keyof typeof fixtures]?: readonly Partial<(typeof fixtures)[Name]>[] };

/** How a test gateway begins; all are optional. */
export interface TestGatewayOptions {
  /** Default working. */
  readonly mood?: TestMood;
  /** Records of yours in place of the 24 samples of a resource. */
  readonly records?: TestRecords;
  /** Answers of yours in place of ours, and to calls that have none. */
  readonly answers?: TestAnswers;
  /** Milliseconds that `slow` takes. Default 1500. */
  readonly slowMs?: number;
}

/** A call that was sent: `card/page`, `card/call-by-id/block`, or the path of a call about one's own session. */
export interface TestCall {
  readonly name: string;
  readonly body: unknown;
}

/** A gateway in the memory of a test; two of them share nothing. It answers by the shapes of the real one and judges nothing. */
export interface TestGateway {
  /** For `CorridorProvider` and `createCorridor`, as their `gateway`. */
  readonly client: GatewayClient;
  /** For a client of your own, as its `fetch`, and for what replaces the page's. */
  readonly fetch: typeof globalThis.fetch;
  /** For Playwright: `page.route('**\/api/**', gateway.route)`. */
  readonly route: (route: InterceptedRoute) => Promise<void>;
  /** Every call so far, oldest first. */
  readonly calls: readonly TestCall[];
  /** Behaves otherwise from the next call on. */
  setMood(mood: TestMood): void;
}
