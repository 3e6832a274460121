/** Name under which the log keeps whoever asks for a card's balance: somebody without an account. Readers see it translated. @source ours */
export const CARDHOLDER_NAME = 'Cardholder';

/** Name under which the log keeps the banks that orders go through. Readers see it translated. @source ours */
export const BANK_NAME = 'Bank';

/** Name under which the log keeps what the service does by itself when its time has come. @source ours */
export const SERVICE_NAME = 'Corridor';
