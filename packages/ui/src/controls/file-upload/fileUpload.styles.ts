import { styled } from 'styled-components';
import { focusRingInset, v } from '../../theme';
import { tabularFigures } from '../../theme/figures';

export const UploadRoot = styled.div.withConfig({ componentId: 'cr-FileUpload' })`
  display: flex;
  flex-direction: column;
  gap: 8px;
  min-inline-size: 0;
  font: ${v('type.body')};
  color: ${v('text')};
`;

export const DropZone = styled.div.withConfig({ componentId: 'cr-DropZone' })`
  box-sizing: border-box;
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 2px;
  min-block-size: 104px;
  padding: 16px;
  border: 1px dashed ${v('borderControl')};
  border-radius: ${v('radius.card')};
  background: ${v('surface')};
  text-align: center;
  transition: background-color ${v('motion.fast')}, border-color ${v('motion.fast')};
  &:hover { background: ${v('surfaceHover')}; }
  &:has(:focus-visible) { ${focusRingInset} border-color: ${v('focusRing')}; }
  &[data-over] { border-style: solid; border-color: ${v('focusRing')}; background: ${v('surfaceSelected')}; }
  &[data-invalid] { border-color: ${v('invalid')}; }
  &[data-disabled] { background: ${v('surfaceDisabled')}; border-color: ${v('border')}; color: ${v('textDisabled')}; }
`;

// The native input lies over the zone, so that pointer, keyboard and screen reader meet what they know.
export const DropInput = styled.input.withConfig({ componentId: 'cr-DropInput' })`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;
  font-size: 0;
  &:disabled { cursor: not-allowed; }
`;

export const DropIcon = styled.span.withConfig({ componentId: 'cr-DropIcon' })`
  display: inline-flex;
  margin-block-end: 4px;
  color: ${v('textMuted')};
  ${DropZone}[data-disabled] & { color: inherit; }
`;

export const DropWords = styled.span.withConfig({ componentId: 'cr-DropWords' })`
  color: ${v('textMuted')};
  & > strong { font-weight: ${v('weight.semibold')}; color: ${v('link')}; }
  ${DropZone}[data-disabled] &, ${DropZone}[data-disabled] & > strong { color: inherit; }
`;

export const DropHint = styled.span.withConfig({ componentId: 'cr-DropHint' })`
  font: ${v('type.caption')};
  color: ${v('textSubtle')};
  ${DropZone}[data-disabled] & { color: inherit; }
`;

export const UploadList = styled.ul.withConfig({ componentId: 'cr-UploadList' })`
  display: flex;
  flex-direction: column;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const UploadItem = styled.li.withConfig({ componentId: 'cr-UploadItem' })`
  box-sizing: border-box;
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 4px 12px;
  padding: 8px;
  border: 1px solid ${v('border')};
  border-radius: ${v('radius.control')};
  &[data-wrong] { border-color: ${v('tone.danger.border')}; }
`;

export const UploadThumb = styled.span.withConfig({ componentId: 'cr-UploadThumb' })`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 40px;
  block-size: 40px;
  border-radius: ${v('radius.small')};
  background: ${v('surfaceActive')};
  color: ${v('textMuted')};
  overflow: hidden;
  & > img { inline-size: 100%; block-size: 100%; object-fit: cover; }
`;

export const UploadText = styled.span.withConfig({ componentId: 'cr-UploadText' })`
  flex: 1 1 120px;
  min-inline-size: 0;
  display: flex;
  flex-direction: column;
`;

export const UploadName = styled.span.withConfig({ componentId: 'cr-UploadName' })`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const UploadNote = styled.span.withConfig({ componentId: 'cr-UploadNote' })`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  font: ${v('type.caption')};
  color: ${v('textMuted')};
  ${tabularFigures}
  &[data-tone='danger'] { color: ${v('invalid')}; }
  &[data-tone='warning'] { color: ${v('tone.warning.text')}; }
  &[data-tone='success'] { color: ${v('tone.success.text')}; }
`;

export const UploadBar = styled.span.withConfig({ componentId: 'cr-UploadBar' })`
  display: block;
  block-size: 4px;
  margin-block: 6px 4px;
  border-radius: ${v('radius.full')};
  background: ${v('surfaceActive')};
  overflow: hidden;
  &::before {
    content: '';
    display: block;
    block-size: 100%;
    inline-size: calc(var(--cr-share) * 100%);
    border-radius: inherit;
    background: ${v('primary.fillActive')};
  }
`;
