import { v } from '@corridor/ui';
import { styled } from 'styled-components';

/** Amounts and price beside each other where there is space for both, under each other elsewhere. */
export const TicketColumns = styled.div.withConfig({ componentId: 'cr-TicketColumns' })`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
  align-items: start;
  gap: ${v('space.5')};
`;

/** Old and new of a price beside each other. */
export const ChangeTable = styled.table.withConfig({ componentId: 'cr-ChangeTable' })`
  inline-size: 100%;
  border-collapse: collapse;
  font: ${v('type.caption')};
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding-block: ${v('space.1')};
    padding-inline-end: ${v('space.3')};
    font-weight: ${v('weight.regular')};
    overflow-wrap: anywhere;
  }
  th { text-align: start; }
  td:last-child { font-weight: ${v('weight.semibold')}; padding-inline-end: 0; }
`;

/** The two amounts of an exchange, large, with an arrow between them. */
export const FigureLine = styled.div.withConfig({ componentId: 'cr-FigureLine' })`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${v('space.3')} ${v('space.5')};
  & > :nth-child(2) { margin-block-end: 10px; color: ${v('textMuted')}; }
  @media (max-width: 599.98px) {
    & > :nth-child(2) { display: none; }
  }
`;
