import type { EmptyContract } from '../../resource';
import type { EmbedComponent } from './rules';

/** What a partner's page may do: widgets, and within them actions and merchants. @source ours */
export interface EmbedSessionInput {
  /** The widgets that the page shows; at least one. */
  components: EmbedComponent[];
  /** Actions beside `read`, such as `export` or `block`; all that the widgets do when absent. */
  actions?: string[] | undefined;
  /** Ids of the merchants whose records are seen; all of the partner's when absent. */
  merchants?: string[] | undefined;
}

/** A short-lived session for a partner's page. The token is told this once. Times are UTC instants. @source ours */
export interface EmbedSession {
  id: string;
  accessToken: string;
  expiresAt: string;
  components: EmbedComponent[];
  /** Null: all that the widgets do. */
  actions: string[] | null;
  /** Null: all of the partner's. */
  merchants: string[] | null;
}

/** The embed session resource: opened by a partner's server with its key, never changed, over by itself. @source ours */
export interface EmbedSessionContract extends EmptyContract {
  verbs: 'create';
  record: EmbedSession;
  sort: never;
  create: EmbedSessionInput;
}
