export { humanTextOf, isHumanText, type Lines, visibleTextOf } from './humanText';
export { EMAIL_MAX_LENGTH, isEmail } from './isEmail';
export { findsName, isNearName, isSameName, nameFold, nameKey } from './names';
export { isQuotedCell, withFormulas, withoutFormulas } from './sheetText';
