import type { Hono } from 'hono';
import type { Services } from '../call';
import type { Migration } from '../database';
import type { GatewayEnvironment } from '../http/requestFacts';
import type { DueJob, ScheduledJob } from '../jobs';
import type { Implementation } from '../resource';
import type { Seeding } from '../seeding/Seeding';
import type { RouteDocument } from './RouteDocument';
import type { SandboxEvent } from './SandboxEvent';

/** A concept's whole part in the gateway: its schema, its resources and, where the protocol does not fit, routes of its own. */
export interface Concept {
  readonly name: string;
  readonly migrations?: readonly Migration[];
  readonly resources?: readonly Implementation[];
  /** What the OpenAPI document says of those routes. */
  readonly documents?: (product: string) => readonly RouteDocument[];
  /** Believable data of its own for a first start; runs once per database, after the concepts listed before it. */
  readonly seed?: (seeding: Seeding) => Promise<void>;
  /** Work that time brings to its records: run at the start and every hour, in this order. */
  readonly scheduledJobs?: readonly ScheduledJob[];
  /** The same for records that nobody may find past their instant: run at the start and as soon as one is due. */
  readonly timelyJobs?: readonly DueJob[];
  /** What must never be found in its records, each with a query that finds it: for an audit of the whole database. */
  readonly breaches?: Readonly<Record<string, string>>;
  /** What the outside world does to its records, to be set off by hand where the sandbox is on. */
  readonly sandbox?: readonly SandboxEvent[];
  readonly mount?: (app: Hono<GatewayEnvironment>, services: Services, product: string) => void;
}
