export { CardVisual, type CardVisualProps } from './CardVisual';
export { type CardScheme, SchemeMark, type SchemeMarkProps } from './SchemeMark';
