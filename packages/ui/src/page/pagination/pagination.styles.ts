import { css, styled } from 'styled-components';
import { drawn } from '../../theme/drawn';
import { tabularFigures } from '../../theme/figures';
import { focusRingInset } from '../../theme/focus';
import { controlReset } from '../../theme/reset';
import { v } from '../../theme/vars';
import { visuallyHidden } from '../../theme/visuallyHidden';

export const PaginationRoot = styled.nav.withConfig({ componentId: 'cr-Pagination' })`
  box-sizing: border-box;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 20px;
  font: ${v('type.caption')};
  color: ${v('textMuted')};
  ${tabularFigures}
  container-type: inline-size;
`;

export const Range = styled.span.withConfig({ componentId: 'cr-PaginationRange' })`
  flex: 1 1 auto;
  white-space: nowrap;
`;

export const SizeLabel = styled.label.withConfig({ componentId: 'cr-PaginationSize' })`
  display: flex;
  align-items: center;
  gap: 8px;
  white-space: nowrap;
  @container (max-width: 699px) {
    & > span { ${visuallyHidden} }
  }
`;

const box = css`
  ${controlReset}
  block-size: ${v('density.controlSm')};
  border: 1px solid ${v('borderStrong')};
  border-radius: ${v('radius.control')};
  background-color: ${v('surface')};
  color: ${v('text')};
  &:hover { border-color: ${v('borderControl')}; }
  &:focus-visible { ${focusRingInset} border-color: ${v('focusRing')}; }
`;

export const SizeBox = styled.select.withConfig({ componentId: 'cr-PaginationSizeBox' })`
  ${box}
  appearance: auto;
  padding-inline: 4px;
  cursor: pointer;
  & > option { background: ${v('surfaceRaised')}; color: ${v('text')}; }
`;

export const PageBox = drawn(styled.input.withConfig({ componentId: 'cr-PaginationPage' })`
  ${box}
  box-sizing: border-box;
  margin-inline: 4px;
  text-align: center;
`);

export const Pages = styled.span.withConfig({ componentId: 'cr-PaginationPages' })`
  display: flex;
  align-items: center;
  gap: 4px;
  white-space: nowrap;
  @container (max-width: 479px) {
    inline-size: 100%;
    & > button { inline-size: 40px; min-block-size: 40px; }
    & > button:nth-of-type(2) { margin-inline-end: auto; }
    & > button:nth-of-type(3) { margin-inline-start: auto; }
  }
`;
