import { keyframes, styled } from 'styled-components';
import { below } from '../../theme/media';
import { v } from '../../theme/vars';

const slide = keyframes`from { opacity: 0; transform: translateX(calc(32px * var(--cr-dir, 1))); }`;

export const DrawerPanel = styled.div.withConfig({ componentId: 'cr-Drawer' })`
  box-sizing: border-box;
  position: fixed;
  z-index: ${v('z.dialog')};
  inset-block: 0;
  inset-inline-end: 0;
  display: flex;
  flex-direction: column;
  inline-size: min(var(--cr-drawer-width), 100vw);
  border-inline-start: 1px solid ${v('border')};
  background: ${v('surface')};
  box-shadow: ${v('shadow.overlay')};
  color: ${v('text')};
  font: ${v('type.body')};
  outline: none;
  animation: ${slide} ${v('motion.slow')} ${v('motion.ease')};

  &[data-size='sm'] { --cr-drawer-width: 400px; }
  &[data-size='md'] { --cr-drawer-width: 520px; }
  &[data-size='lg'] { --cr-drawer-width: 720px; }

  ${below('sm')} {
    inline-size: 100vw;
    border: 0;
  }
`;

export const DrawerHeader = styled.div.withConfig({ componentId: 'cr-DrawerHeader' })`
  display: flex;
  flex: none;
  align-items: flex-start;
  gap: ${v('space.2')};
  padding: ${v('space.4')} ${v('space.6')};
  border-block-end: 1px solid ${v('border')};
  ${below('sm')} { padding-inline: ${v('space.4')}; }
`;

export const DrawerTitles = styled.div.withConfig({ componentId: 'cr-DrawerTitles' })`
  display: grid;
  flex: 1;
  gap: 2px;
  min-inline-size: 0;
`;

export const DrawerTitle = styled.h2.withConfig({ componentId: 'cr-DrawerTitle' })`
  margin: 0;
  font: ${v('type.section')};
  overflow-wrap: anywhere;
`;

export const DrawerActions = styled.div.withConfig({ componentId: 'cr-DrawerActions' })`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${v('space.1')};
`;

export const DrawerBody = styled.div.withConfig({ componentId: 'cr-DrawerBody' })`
  flex: 1;
  min-block-size: 0;
  padding: ${v('space.5')} ${v('space.6')} ${v('space.8')};
  overflow: auto;
  overscroll-behavior: contain;
  ${below('sm')} { padding-inline: ${v('space.4')}; }
`;

export const DrawerFooter = styled.div.withConfig({ componentId: 'cr-DrawerFooter' })`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${v('space.2')};
  padding: ${v('space.3')} ${v('space.6')};
  border-block-start: 1px solid ${v('border')};
  &:empty { display: none; }
  ${below('sm')} { padding-inline: ${v('space.4')}; }
`;
