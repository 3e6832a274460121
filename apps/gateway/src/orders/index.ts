export { type OrderStep, reserve, stepOf } from './reserve';
