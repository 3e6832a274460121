/** The part of Playwright's `Route` that is used here, so that nothing of Playwright is needed for its type. */
export interface InterceptedRoute {
  request(): {
    url(): string;
    method(): string;
    postData(): string | null;
    headers(): Readonly<Record<string, string>>;
  };
  fulfill(answer: {
    readonly status: number;
    readonly headers: Record<string, string>;
    readonly body: string;
  }): Promise<void>;
}
