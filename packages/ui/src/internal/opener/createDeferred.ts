import type { ComponentType } from 'react';

/** A part whose code comes apart from the page's. */
export interface Deferred<Props> {
  /** Fetches the code, once for all; may be asked at any time. */
  fetch(): Promise<void>;
  /** The part, once its code is there. */
  part(): ComponentType<Props> | undefined;
}

/** Defers a part until it is first needed: what is not open need not be there. */
export function createDeferred<Props>(load: () => Promise<ComponentType<Props>>): Deferred<Props> {
  let part: ComponentType<Props> | undefined;
  let fetching: Promise<void> | undefined;
  const fetchPart = async () => {
    try {
      part = await load();
    } catch (reason) {
      fetching = undefined;
      throw reason;
    }
  };
  return {
    part: () => part,
    fetch: () => {
      fetching ??= fetchPart();
      return fetching;
    },
  };
}
