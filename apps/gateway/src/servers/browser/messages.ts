/** What the page asks the worker; `start` comes first and once. */
export type Question =
  | { readonly kind: 'start'; readonly snapshot: Blob | undefined }
  | {
      readonly kind: 'request';
      readonly id: number;
      readonly url: string;
      readonly method: string;
      readonly headers: readonly [string, string][];
      readonly body: ArrayBuffer | null;
    };

/** What the worker answers. */
export type Reply =
  | { readonly kind: 'started' }
  | { readonly kind: 'failed'; readonly id: number | null; readonly message: string }
  | {
      readonly kind: 'response';
      readonly id: number;
      readonly status: number;
      readonly headers: readonly [string, string][];
      readonly body: ArrayBuffer;
    };
