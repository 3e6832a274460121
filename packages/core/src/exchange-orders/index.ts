export {
  type FixedSide,
  fixedSide,
} from './enums';
