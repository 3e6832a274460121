import { css, styled } from 'styled-components';
import { focusRingInset } from '../../theme/focus';
import { from } from '../../theme/media';
import { controlReset } from '../../theme/reset';
import { v } from '../../theme/vars';
import { RAIL } from './rail';

/** A line of the rail: its icon in the middle of a square. */
const railItem = css`
  justify-content: center;
  inline-size: 48px;
  min-block-size: 40px;
  padding: 0;
`;

/** Gap of the rail where a heading would stand. */
const railGap = css`
  visibility: hidden;
  padding-block: 0 ${v('space.2')};
  block-size: ${v('space.2')};
`;

export const GroupList = styled.ul.withConfig({ componentId: 'cr-NavGroup' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const GroupLabel = styled.div.withConfig({ componentId: 'cr-NavGroupLabel' })`
  padding: ${v('space.4')} ${v('space.3')} ${v('space.1')};
  color: ${v('textSubtle')};
  font: ${v('type.overline')};
  font-weight: ${v('weight.medium')};
  white-space: nowrap;

  ${from('lg')} { [data-collapsed] & { ${railGap} } }
  ${RAIL} { nav:not([data-open]) & { ${railGap} } }
`;

export const itemRules = css`
  ${controlReset}
  box-sizing: border-box;
  position: relative;
  display: flex;
  align-items: center;
  gap: ${v('space.3')};
  inline-size: 100%;
  min-block-size: 34px;
  padding-inline: ${v('space.3')};
  border-radius: ${v('radius.control')};
  color: ${v('textMuted')};
  font: ${v('type.body')};
  font-weight: ${v('weight.medium')};
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  transition: background ${v('motion.fast')} ${v('motion.ease')};

  &:hover { background: ${v('surfaceHover')}; color: ${v('text')}; }
  &:focus-visible { ${focusRingInset} }
  &[aria-current='page'] { background: ${v('primary.soft')}; color: ${v('primary.text')}; }
  & > svg { flex: none; }

  ${from('lg')} { [data-collapsed] & { ${railItem} } }
  ${RAIL} { nav:not([data-open]) & { ${railItem} } }
`;

export const ItemLabel = styled.span.withConfig({ componentId: 'cr-NavItemLabel' })`
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  text-align: start;
  text-overflow: ellipsis;
  ${from('lg')} { [data-collapsed] & { display: none; } }
  ${RAIL} { nav:not([data-open]) & { display: none; } }
`;
