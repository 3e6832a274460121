/** Name under which the log keeps whoever asks for a card's balance: somebody without an account. Readers see it translated. @source ours */
export const CARDHOLDER_NAME = 'Cardholder';
