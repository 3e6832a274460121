import { styled } from 'styled-components';
import { drawn } from '../../theme/drawn';
import { cardRules } from './cardRules';
import { cellRules } from './cellRules';
import { frameRules } from './frameRules';
import { headRules } from './headRules';
import { rowRules } from './rowRules';

// One stylesheet for the whole table: rows and cells are plain elements with classes, since a styled component per
// cell would cost more than the cell.
export const TableRoot = drawn(styled.div.withConfig({ componentId: 'cr-Table' })`
  ${frameRules}
  ${rowRules}
  ${headRules}
  ${cellRules}
  ${cardRules}
`);
