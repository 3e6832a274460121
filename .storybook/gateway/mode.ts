/**
 * How the gateway under a story behaves: `pending` never answers and is for stories that show loading, `empty` has no
 * records in any list, `limited` has had too many requests.
 */
export const GATEWAY_MODES = ['live', 'slow', 'failing', 'unauthorized', 'pending', 'empty', 'limited'] as const;

/** One of the behaviours of the gateway under a story. */
export type GatewayMode = (typeof GATEWAY_MODES)[number];
