export { humanTextOf, isHumanText, type Lines, visibleTextOf } from './humanText';
export { EMAIL_MAX_LENGTH, isEmail } from './isEmail';
export { type LatinReading, latinText, withoutMarks } from './latin';
export { isQuotedCell, withoutFormulas } from './sheetText';
export { type PersonNames, personName, typedName } from './typedName';
