/** What a toast is about; `default` has no icon. @source spec §9 */
export type ToastKind = 'success' | 'error' | 'warning' | 'info' | 'default';
