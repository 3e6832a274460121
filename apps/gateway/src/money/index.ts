export { minorOf, moneySchema, storedMoney, wireMoney } from './wire';
