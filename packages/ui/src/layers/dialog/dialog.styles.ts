import { keyframes, styled } from 'styled-components';
import { below } from '../../theme/media';
import { v } from '../../theme/vars';

const rise = keyframes`from { opacity: 0; transform: translateY(8px); }`;

export const DialogPanel = styled.div.withConfig({ componentId: 'cr-Dialog' })`
  box-sizing: border-box;
  display: flex;
  flex-direction: column;
  inline-size: min(var(--cr-dialog-width), calc(100vw - 48px));
  max-block-size: calc(100dvh - 12vh - 32px);
  margin: 12vh auto 32px;
  border: 1px solid ${v('border')};
  border-radius: ${v('radius.dialog')};
  background: ${v('surfaceRaised')};
  box-shadow: ${v('shadow.overlay')};
  color: ${v('text')};
  font: ${v('type.body')};
  outline: none;
  animation: ${rise} ${v('motion.base')} ${v('motion.ease')};

  &[data-width='sm'] { --cr-dialog-width: ${v('dialogWidth.sm')}; }
  &[data-width='md'] { --cr-dialog-width: ${v('dialogWidth.md')}; }
  &[data-width='lg'] { --cr-dialog-width: ${v('dialogWidth.lg')}; }
  &[data-width='xl'] { --cr-dialog-width: ${v('dialogWidth.xl')}; }

  ${below('sm')} {
    inline-size: auto;
    max-block-size: calc(100dvh - 24px);
    margin: 12px;
  }
`;

export const DialogHeader = styled.div.withConfig({ componentId: 'cr-DialogHeader' })`
  display: flex;
  flex: none;
  align-items: flex-start;
  gap: ${v('space.3')};
  padding: ${v('space.5')} ${v('space.6')} ${v('space.3')};
  ${below('sm')} { padding-inline: ${v('space.4')}; }
`;

export const DialogTitles = styled.div.withConfig({ componentId: 'cr-DialogTitles' })`
  display: grid;
  flex: 1;
  gap: ${v('space.1')};
  min-inline-size: 0;
  padding-block-start: 2px;
`;

export const DialogTitle = styled.h2.withConfig({ componentId: 'cr-DialogTitle' })`
  margin: 0;
  font: ${v('type.section')};
  overflow-wrap: anywhere;
`;

export const DialogDescription = styled.p.withConfig({ componentId: 'cr-DialogDescription' })`
  margin: 0;
  color: ${v('textMuted')};
  font: ${v('type.body')};
`;

export const DialogBody = styled.div.withConfig({ componentId: 'cr-DialogBody' })`
  flex: 1;
  min-block-size: 0;
  padding: ${v('space.1')} ${v('space.6')} ${v('space.5')};
  overflow: auto;
  overscroll-behavior: contain;
  ${below('sm')} { padding-inline: ${v('space.4')}; }
`;

export const DialogFooter = styled.div.withConfig({ componentId: 'cr-DialogFooter' })`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${v('space.2')};
  padding: ${v('space.3')} ${v('space.6')} ${v('space.5')};
  ${below('sm')} { padding-inline: ${v('space.4')}; }
`;
