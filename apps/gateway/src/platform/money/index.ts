export { belowMinimum, requireMinimum } from './requireMinimum';
export { currencyOf, minorOf, moneySchema, storedMoney, wireMoney } from './wire';
