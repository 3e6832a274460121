export {
  fixedSide,
  type FixedSide,
} from './enums.js';
