export { currencyOf, minorOf, moneySchema, storedMoney, wireMoney } from './wire';
