/** How long the first answer of a gateway that may still be starting is awaited. */
export const PATIENCE = { timeout: 60_000 };
