/** Exports of core that wait for their caller, each with its reason; one that has found it fails the check. */
export const AWAITED: Readonly<Record<string, string>> = {
  openHold: 'tests hold the explanation of a hold against it',
  rangeOfPeriod: 'tests hold the statements that SQL generates against it',
};
