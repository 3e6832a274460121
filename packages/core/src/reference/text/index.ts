export { humanTextOf, isHumanText, type Lines, visibleTextOf } from './humanText';
export { EMAIL_MAX_LENGTH, isEmail } from './isEmail';
export { isQuotedCell, withoutFormulas } from './sheetText';
