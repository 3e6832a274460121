/** A request as it is observed: names and figures only, no address with ids, token or body. */
export interface ObservedRequest {
  readonly method: string;
  readonly headers: Headers;
  readonly requestId: string;
}

/** How a request ended. */
export interface ObservedEnd {
  /** The address as it is declared, such as `/api/portal/cms/card/page`; `other` for files and unknown ones. */
  readonly route: string;
  readonly status: number;
}

/** Does something round every request: measures it, or follows it. */
export type RequestObserver = (request: ObservedRequest, answer: () => Promise<ObservedEnd>) => Promise<ObservedEnd>;

/** Observes nothing. */
export const unobserved: RequestObserver = (_request, answer) => answer();
