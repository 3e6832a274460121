/** Knows card numbers, so that nothing else does. A card's number belongs to its id and BIN and is stored nowhere. */
export interface CardVault {
  /** The full number of a card. */
  numberOf(cardId: string, bin: string): Promise<string>;
  /** The three digits that go with a card's number until its expiry (`YYYY-MM`). */
  cvv2Of(cardId: string, bin: string, expiry: string): Promise<string>;
}
