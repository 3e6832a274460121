export {
  type BusinessType,
  businessType,
  type NameType,
  nameType,
} from './enums';
