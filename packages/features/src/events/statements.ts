/** What the statement widgets report; `message` is a finished sentence for a toast. @source ours */
export type StatementsEvent =
  | { readonly type: 'statements.opened'; readonly statementId: string }
  | { readonly type: 'statements.closed' }
  | { readonly type: 'statements.exported'; readonly fileName: string; readonly message: string }
  | { readonly type: 'statements.exportFailed'; readonly message: string };
