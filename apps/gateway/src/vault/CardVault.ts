/** Knows card numbers, so that nothing else does. A card's number belongs to its id and BIN and is stored nowhere. */
export interface CardVault {
  /** The full number of a card. */
  numberOf(cardId: string, bin: string): Promise<string>;
}
