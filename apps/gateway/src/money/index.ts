export { minorOf, moneySchema, wireMoney } from './wire';
