/** A text was put on the clipboard, or could not be. `message` is ready for a toast. @source ours */
export type ClipboardEvent =
  | { readonly type: 'clipboard.copied'; readonly message: string }
  | { readonly type: 'clipboard.failed'; readonly message: string };
