/** Exports of core that wait for their caller, each with its reason; one that has found it fails the check. */
export const AWAITED: Readonly<Record<string, string>> = {};
