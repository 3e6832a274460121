/** The answer to a read that a page asked for before this code arrived: what its fetch gave, the body read. @source ours */
export interface EarlyAnswer {
  /** The id that the read was asked under. */
  readonly requestId: string;
  readonly status: number;
  readonly statusText: string;
  /** Header values by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly data: ArrayBuffer;
}
