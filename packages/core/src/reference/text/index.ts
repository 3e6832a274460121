export { humanTextOf, isHumanText, type Lines, visibleTextOf } from './humanText';
export { isEmail } from './isEmail';
