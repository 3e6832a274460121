export {
  businessType,
  type BusinessType,
  nameType,
  type NameType,
} from './enums.js';
