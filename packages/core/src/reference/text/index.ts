export { asciiEmail, canonicalEmail, EMAIL_MAX_LENGTH, isEmail } from './email';
export { humanTextOf, isHumanText, type Lines, visibleTextOf } from './humanText';
export { type LatinReading, latinText, withoutMarks } from './latin';
export { findsName, isNearName, isSameName, nameFold, nameKey } from './names';
export { isPhoneNumber, phoneNumberOf } from './phoneNumber';
export { isQuotedCell, withFormulas, withoutFormulas } from './sheetText';
export { type PersonNames, personName, typedName } from './typedName';
export { typedTextOf } from './typedText';
