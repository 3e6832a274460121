import { v } from '@corridor/ui';
import { styled } from 'styled-components';

/** A text of a row that becomes a control when it is pressed. */
export const CellText = styled.button.withConfig({ componentId: 'cr-BatchCellText' })`
  display: inline-block;
  inline-size: 100%;
  min-inline-size: 0;
  padding: ${v('space.1')};
  margin-inline: calc(-1 * ${v('space.1')});
  border: 0;
  border-radius: ${v('radius.control')};
  background: none;
  color: ${v('text')};
  font: inherit;
  font-variant-numeric: inherit;
  letter-spacing: inherit;
  line-height: 20px;
  text-align: -webkit-match-parent;
  text-align: match-parent;
  text-overflow: ellipsis;
  white-space: nowrap;
  overflow: hidden;
  cursor: text;
  &[data-end] { direction: ltr; }
  &[data-muted] { color: ${v('textMuted')}; }
  &:hover { background: ${v('surfaceSunken')}; }
  &:focus-visible { outline: 2px solid ${v('focusRing')}; }
`;

/** A control in the place of its text, as wide as its column. */
export const EditorPlace = styled.div.withConfig({ componentId: 'cr-BatchEditorPlace' })`
  display: inline-block;
  line-height: normal;
  inline-size: 100%;
  min-inline-size: 0;
  & > * { inline-size: 100%; }
`;
