import type { z } from 'zod';

/** What the OpenAPI document says of a route that is no resource's. */
export interface RouteDocument {
  readonly method: 'get' | 'post' | 'delete';
  readonly path: string;
  /** The body; null where there is none. */
  readonly input: z.ZodType | null;
  /** The payload of success; null where there is none. */
  readonly output: z.ZodType | null;
  /** True if it answers without a session. */
  readonly open: boolean;
  /** What it belongs to. */
  readonly tag: string;
}
