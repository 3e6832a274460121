import { v } from '@corridor/ui';
import { styled } from 'styled-components';

/** Parts divide by the width of this container, not of the screen: an embed may be narrow on a wide screen. */
export const MatchingContainer = styled.div.withConfig({ componentId: 'cr-MatchingContainer' })`
  container-type: inline-size;
`;

export const Panes = styled.div.withConfig({ componentId: 'cr-MatchingPanes' })`
  display: grid;
  gap: ${v('space.6')};
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
  @container (min-width: 800px) {
    grid-template-columns: minmax(300px, 2fr) minmax(0, 3fr);
  }
`;

export const Pane = styled.section.withConfig({ componentId: 'cr-MatchingPane' })`
  display: grid;
  gap: ${v('space.4')};
  min-inline-size: 0;
  padding: ${v('space.5')};
  border: 1px solid ${v('border')};
  border-radius: ${v('radius.card')};
  background: ${v('surface')};
`;

export const Candidates = styled.ul.withConfig({ componentId: 'cr-Candidates' })`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  container-type: inline-size;
  border: 1px solid ${v('border')};
  border-radius: ${v('radius.card')};
  background: ${v('surface')};
  overflow: hidden;
`;

export const Candidate = styled.li.withConfig({ componentId: 'cr-Candidate' })`
  display: grid;
  gap: ${v('space.2')} ${v('space.4')};
  align-items: center;
  grid-template-columns: minmax(0, 1fr);
  padding: ${v('space.3')} ${v('space.4')};
  &:not(:last-child) {
    border-block-end: 1px solid ${v('border')};
  }
  &[data-chosen] {
    background: ${v('surfaceSelected')};
  }
  @container (min-width: 460px) {
    grid-template-columns: minmax(0, 1fr) minmax(200px, 1fr);
  }
`;

export const Bar = styled.div.withConfig({ componentId: 'cr-LinkBar' })`
  position: sticky;
  inset-block-end: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${v('space.2')} ${v('space.4')};
  padding: ${v('space.3')} ${v('space.4')};
  border: 1px solid ${v('border')};
  border-radius: ${v('radius.card')};
  background: ${v('surfaceRaised')};
  /* Content that is read needs the space more than a button that would link nothing. */
  @container (max-width: 599.98px) {
    &[data-empty] {
      position: static;
    }
  }
`;

export const KeyHint = styled.span.withConfig({ componentId: 'cr-KeyHint' })`
  display: none;
  @media (hover: hover) and (pointer: fine) {
    display: inline;
  }
`;

export const LinkedRow = styled.li.withConfig({ componentId: 'cr-LinkedRow' })`
  display: flex;
  align-items: center;
  gap: ${v('space.2')};
  padding-block: ${v('space.2')};
  border-block-start: 1px solid ${v('border')};
  > :first-child {
    flex: 1;
    min-inline-size: 0;
  }
`;

export const LinkedRows = styled.ul.withConfig({ componentId: 'cr-LinkedRows' })`
  margin: 0;
  padding: 0;
  list-style: none;
`;
