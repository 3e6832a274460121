import { styled } from 'styled-components';
import { below } from '../../theme/media';
import { v } from '../../theme/vars';
import { RAIL } from './rail';

export const NavRoot = styled.nav.withConfig({ componentId: 'cr-AppLayoutNav' })`
  box-sizing: border-box;
  position: sticky;
  inset-block-start: 0;
  display: flex;
  flex-direction: column;
  block-size: 100dvh;
  inline-size: var(--cr-nav-width);
  background: ${v('surface')};
  border-inline-end: 1px solid ${v('border')};
  overflow: hidden;

  ${RAIL} {
    &:not([data-open]) { inline-size: 64px; }
  }

  ${below('lg')} {
    &[data-open] {
      position: fixed;
      inset-inline-start: 0;
      z-index: ${v('z.overlay')};
      box-shadow: ${v('shadow.overlay')};
    }
  }

  ${below('md')} {
    position: fixed;
    inset-inline-start: 0;
    z-index: ${v('z.overlay')};
    max-inline-size: calc(100vw - 56px);
    box-shadow: ${v('shadow.overlay')};
    transform: translateX(calc(-100% * var(--cr-dir, 1)));
    visibility: hidden;
    transition:
      transform ${v('motion.slow')} ${v('motion.ease')},
      visibility 0s linear ${v('motion.slow')};

    &[data-open] {
      transform: none;
      visibility: visible;
      transition: transform ${v('motion.slow')} ${v('motion.ease')};
    }
  }

  @media print {
    display: none;
  }
`;

export const NavBrand = styled.div.withConfig({ componentId: 'cr-AppLayoutBrand' })`
  box-sizing: border-box;
  display: flex;
  flex: none;
  align-items: center;
  gap: ${v('space.2')};
  block-size: 56px;
  padding-inline: ${v('space.4')};
  white-space: nowrap;
  /* The rail has space for the mark alone. */
  ${RAIL} {
    nav:not([data-open]) > & { clip-path: inset(0 ${v('space.4')}); }
  }
`;

export const NavScroll = styled.div.withConfig({ componentId: 'cr-AppLayoutNavScroll' })`
  flex: 1;
  min-block-size: 0;
  padding: ${v('space.2')} ${v('space.2')} ${v('space.6')};
  overflow: hidden auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
`;

export const NavFoot = styled.div.withConfig({ componentId: 'cr-AppLayoutNavFoot' })`
  flex: none;
  padding: ${v('space.2')};
  border-block-start: 1px solid ${v('border')};
  ${below('lg')} { display: none; }
`;

export const Veil = styled.div.withConfig({ componentId: 'cr-AppLayoutVeil' })`
  position: fixed;
  inset: 0;
  z-index: ${v('z.nav')};
  background: ${v('overlay')};
`;
