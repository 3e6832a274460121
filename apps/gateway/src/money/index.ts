export { currencyOf, minorOf, moneySchema, wireMoney } from './wire';
