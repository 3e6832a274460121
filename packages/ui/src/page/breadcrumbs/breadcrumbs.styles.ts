import { styled } from 'styled-components';
import { focusRing } from '../../theme/focus';
import { below } from '../../theme/media';
import { controlReset } from '../../theme/reset';
import { v } from '../../theme/vars';

export const BreadcrumbsRoot = styled.nav.withConfig({ componentId: 'cr-Breadcrumbs' })`
  box-sizing: border-box;
  font: ${v('type.caption')};
`;

export const BreadcrumbsList = styled.ol.withConfig({ componentId: 'cr-BreadcrumbsList' })`
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Crumb = styled.li.withConfig({ componentId: 'cr-Crumb' })`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  min-inline-size: 0;
  color: ${v('textMuted')};
  & > svg { flex: none; color: ${v('textSubtle')}; transform: rotate(calc(-90deg * var(--cr-dir, 1))); inline-size: 14px; }
  & > a { color: inherit; text-decoration: none; border-radius: ${v('radius.small')}; }
  & > a:hover { color: ${v('link')}; text-decoration: underline; text-underline-offset: 3px; }
  & > a:focus-visible { ${focusRing} }
  & > [aria-current] { color: ${v('text')}; font-weight: ${v('weight.medium')}; }
  ${below('sm')} {
    &:not([data-parent]):not(:only-child) { display: none; }
    &[data-parent] { flex-direction: row-reverse; }
    &[data-parent] > svg { transform: rotate(calc(90deg * var(--cr-dir, 1))); }
  }
`;

export const BreadcrumbsMore = styled.button.withConfig({ componentId: 'cr-BreadcrumbsMore' })`
  ${controlReset}
  padding-inline: 6px;
  border-radius: ${v('radius.small')};
  cursor: pointer;
  &:hover { background: ${v('surfaceActive')}; color: ${v('text')}; }
  &:focus-visible { ${focusRing} }
`;
