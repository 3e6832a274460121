import { styled } from 'styled-components';
import { focusRing, focusRingInset } from '../theme/focus';
import { below, from } from '../theme/media';
import { controlReset } from '../theme/reset';
import { v } from '../theme/vars';

export const AppLayoutRoot = styled.div.withConfig({ componentId: 'cr-AppLayout' })`
  --cr-nav-width: 248px;
  box-sizing: border-box;
  display: grid;
  grid-template-columns: var(--cr-nav-width) minmax(0, 1fr);
  min-block-size: 100dvh;
  background: ${v('surfaceSunken')};
  color: ${v('text')};
  font: ${v('type.body')};

  &[data-skin='bordered'] { background: ${v('surface')}; }
  &[data-collapsed] {
    --cr-nav-width: 64px;
  }

  ${below('lg')} {
    grid-template-columns: minmax(0, 1fr);
    --cr-nav-width: 272px;
  }

  @media print {
    display: block;
  }
`;

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

  ${below('lg')} {
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
`;

export const Veil = styled.div.withConfig({ componentId: 'cr-AppLayoutVeil' })`
  position: fixed;
  inset: 0;
  z-index: ${v('z.nav')};
  background: ${v('overlay')};
`;

export const Column = styled.div.withConfig({ componentId: 'cr-AppLayoutColumn' })`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 100dvh;
`;

export const Bar = styled.header.withConfig({ componentId: 'cr-AppLayoutBar' })`
  box-sizing: border-box;
  position: sticky;
  inset-block-start: 0;
  z-index: ${v('z.nav')};
  display: flex;
  flex: none;
  align-items: center;
  gap: ${v('space.2')};
  block-size: 56px;
  padding-inline: ${v('space.6')};
  background: ${v('surface')};
  border-block-end: 1px solid ${v('border')};

  &[data-blurred] {
    background: ${v('glass')};
    backdrop-filter: blur(10px);
  }

  ${below('md')} {
    padding-inline: ${v('space.3')};
  }

  @media print {
    display: none;
  }
`;

export const BarOpener = styled.div.withConfig({ componentId: 'cr-AppLayoutOpener' })`
  display: none;

  ${below('lg')} {
    display: block;
  }
`;

export const Content = styled.main.withConfig({ componentId: 'cr-AppLayoutContent' })`
  box-sizing: border-box;
  flex: 1;
  inline-size: 100%;
  min-inline-size: 0;
  padding: ${v('space.6')};
  outline: none;

  &[data-boxed] {
    max-inline-size: 1440px;
    margin-inline: auto;
  }

  ${below('md')} {
    padding: ${v('space.4')} ${v('space.3')};
  }
`;

export const Foot = styled.footer.withConfig({ componentId: 'cr-AppLayoutFoot' })`
  flex: none;
  padding: ${v('space.3')} ${v('space.6')};
  color: ${v('textMuted')};
  font: ${v('type.small')};
`;

export const SkipAnchor = styled.a.withConfig({ componentId: 'cr-AppLayoutSkip' })`
  position: fixed;
  inset-block-start: ${v('space.2')};
  inset-inline-start: ${v('space.2')};
  z-index: ${v('z.toast')};
  padding: ${v('space.2')} ${v('space.3')};
  border-radius: ${v('radius.control')};
  background: ${v('surfaceRaised')};
  color: ${v('link')};
  transform: translateY(-200%);

  &:focus-visible {
    ${focusRing}
    box-shadow: ${v('shadow.overlay')};
    transform: none;
  }
`;

export const GroupList = styled.ul.withConfig({ componentId: 'cr-NavGroup' })`
  display: grid;
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

  [data-collapsed] & {
    visibility: hidden;
    padding-block: 0 ${v('space.2')};
    block-size: ${v('space.2')};
  }

  ${below('lg')} {
    [data-collapsed] & {
      visibility: visible;
      block-size: auto;
      padding-block: ${v('space.4')} ${v('space.1')};
    }
  }
`;

export const itemRules = `
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
`;

export const ItemLabel = styled.span.withConfig({ componentId: 'cr-NavItemLabel' })`
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  text-align: start;
  text-overflow: ellipsis;
  ${from('lg')} { [data-collapsed] & { opacity: 0; } }
`;
