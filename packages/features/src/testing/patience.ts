// A run of tests measures how slow its machine is, and leaves that here.
const pace = Number(Reflect.get(globalThis, 'corridorPace') ?? 1);

/** How long an answer of the gateway under a story is awaited. */
export const PATIENCE = { timeout: 15_000 * pace };
