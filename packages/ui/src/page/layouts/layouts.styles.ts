import { styled } from 'styled-components';
import { focusRing } from '../../theme/focus';
import { below, from } from '../../theme/media';
import { v } from '../../theme/vars';

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
  ${from('lg')} {
    &[data-collapsed] { --cr-nav-width: 64px; }
  }

  /* Between phone and desk a rail stands at the side; opened, the navigation lies over the screen and moves nothing. */
  ${below('lg')} {
    --cr-nav-width: 272px;
    grid-template-columns: 64px minmax(0, 1fr);
  }

  ${below('md')} {
    grid-template-columns: minmax(0, 1fr);
  }

  @media print {
    display: block;
  }
`;

export const Column = styled.div.withConfig({ componentId: 'cr-AppLayoutColumn' })`
  grid-column: -2;
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
  padding-inline: ${v('space.4')};
  background: ${v('surface')};
  border-block-end: 1px solid ${v('border')};

  &[data-blurred] {
    background: ${v('glass')};
    backdrop-filter: blur(10px);
  }

  ${below('md')} {
    gap: ${v('space.1')};
    padding-inline: ${v('space.3')};
  }

  @media print {
    display: none;
  }
`;

export const BarOpener = styled.div.withConfig({ componentId: 'cr-AppLayoutOpener' })`
  ${from('lg')} {
    display: none;
  }
`;

export const Content = styled.main.withConfig({ componentId: 'cr-AppLayoutContent' })`
  box-sizing: border-box;
  flex: 1;
  inline-size: 100%;
  min-inline-size: 0;
  padding: ${v('space.4')};
  outline: none;

  &[data-boxed] {
    max-inline-size: 1440px;
    margin-inline: auto;
  }

  ${below('md')} {
    padding-inline: ${v('space.3')};
  }
`;

export const Foot = styled.footer.withConfig({ componentId: 'cr-AppLayoutFoot' })`
  flex: none;
  padding: ${v('space.3')} ${v('space.4')};
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
