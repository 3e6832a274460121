/** Answer to a read that the page sent before this code was loaded: status, headers and body. @source ours */
export interface EarlyAnswer {
  /** Request id of the read. */
  readonly requestId: string;
  readonly status: number;
  readonly statusText: string;
  /** Header values by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly data: ArrayBuffer;
}
