/** What is filled in over the card widgets: an application, or the limits of a card. */
export type CardForm =
  | { readonly kind: 'apply'; readonly merchantId?: string }
  | { readonly kind: 'limits'; readonly cardId: string };
