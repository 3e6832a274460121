/** Returns true if a failure says that code could not be fetched: the network is cut, or the page is older than a release. */
export function isMissingCode(failure: unknown): boolean {
  return (
    failure instanceof Error && /dynamically imported module|importing a module script|preload/i.test(failure.message)
  );
}
