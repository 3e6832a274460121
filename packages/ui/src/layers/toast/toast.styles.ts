import { css, keyframes, styled } from 'styled-components';
import { focusRing } from '../../theme/focus';
import { below } from '../../theme/media';
import { controlReset } from '../../theme/reset';
import { toneRules } from '../../theme/tone';
import { v } from '../../theme/vars';

const arrive = keyframes`from { opacity: 0; transform: translateY(-8px); }`;
const elapse = keyframes`from { transform: scaleX(1); } to { transform: scaleX(0); }`;

/** Width of a toast with its margins, in pixels. */
const TOAST_WIDTH = 412;

// A drawer stands in a root of its own at the end of the page, so the body is asked too.
const beside = (size: string, width: number) => css`
  :is(body, .cr-ThemeRoot):has(.cr-Drawer[data-size='${size}']) & .Toastify__toast-container--top-right {
    @media (min-width: ${width + TOAST_WIDTH}px) { inset-inline-end: calc(${width}px + 16px); }
    @media (max-width: ${width + TOAST_WIDTH - 0.02}px) { inset-block-start: 112px; }
  }
`;

/** Around the layer's container: the library's class names mean something only in here. */
export const ToastLayerRoot = styled.div.withConfig({ componentId: 'cr-ToastLayer' })`
  .Toastify__toast-container {
    box-sizing: border-box;
    position: fixed;
    z-index: ${v('z.toast')};
    inset-block-start: ${v('space.4')};
    display: grid;
    gap: ${v('space.2')};
    inline-size: min(380px, calc(100vw - 32px));
    max-block-size: calc(100dvh - 32px);
    overflow: visible;
    pointer-events: none;
  }

  .Toastify__toast-container--top-right { inset-inline-end: ${v('space.4')}; }

  /* Beside a drawer that is open, so that its head and buttons can be used; under its head where there is no space beside it. */
  ${beside('sm', 400)}
  ${beside('md', 520)}
  ${beside('lg', 720)}

  .Toastify__toast-container--top-center {
    inset-inline: 0;
    margin-inline: auto;
    inline-size: min(480px, calc(100vw - 32px));
  }

  ${below('sm')} {
    .Toastify__toast-container--top-right { inset-inline: ${v('space.4')}; inline-size: auto; }
  }

  .Toastify__toast {
    box-sizing: border-box;
    position: relative;
    display: flex;
    align-items: flex-start;
    gap: ${v('space.2')};
    padding-block: ${v('space.3')};
    padding-inline: ${v('space.4')} ${v('space.3')};
    border: 1px solid ${v('border')};
    border-radius: ${v('radius.card')};
    background: ${v('surfaceRaised')};
    box-shadow: ${v('shadow.overlay')};
    color: ${v('text')};
    font: ${v('type.body')};
    cursor: pointer;
    overflow: hidden;
    pointer-events: auto;
    touch-action: none;
    animation: ${arrive} ${v('motion.slow')} ${v('motion.ease')};
  }

  .Toastify__toast:focus-visible { ${focusRing} }
  [dir='rtl'] & .Toastify__toast { padding: ${v('space.3')} ${v('space.4')} ${v('space.3')} ${v('space.3')}; }

  .Toastify__progress-bar--wrp { position: absolute; inset-inline: 0; inset-block-end: 0; block-size: 3px; }
  .Toastify__progress-bar--wrp[data-hidden='true'] { opacity: 0; }
  .Toastify__progress-bar--bg { display: none; }

  .Toastify__progress-bar {
    block-size: 100%;
    background: ${v('primary.fill')};
    transform-origin: left;
  }

  .Toastify__progress-bar--rtl { transform-origin: right; }
  .Toastify__progress-bar--success { background: ${v('tone.success.fill')}; }
  .Toastify__progress-bar--error { background: ${v('tone.danger.fill')}; }
  .Toastify__progress-bar--warning { background: ${v('tone.warning.fill')}; }
  .Toastify__progress-bar--info { background: ${v('tone.info.fill')}; }

  /* The library closes a toast when this animation ends, so it runs under reduced motion too; it is unseen there. */
  .Toastify__progress-bar--animated { animation: ${elapse} linear 1 forwards; }
`;

export const ToastText = styled.div.withConfig({ componentId: 'cr-ToastText' })`
  display: flex;
  flex: 1;
  align-items: flex-start;
  gap: ${v('space.3')};
  min-inline-size: 0;
  padding-block: 4px;
`;

export const ToastIcon = styled.span.withConfig({ componentId: 'cr-ToastIcon' })`
  ${toneRules}
  display: inline-flex;
  flex: none;
  color: var(--cr-t-text);
`;

export const ToastMessage = styled.span.withConfig({ componentId: 'cr-ToastMessage' })`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const ToastClose = styled.button.withConfig({ componentId: 'cr-ToastClose' })`
  ${controlReset}
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  inline-size: 28px;
  block-size: 28px;
  border-radius: ${v('radius.control')};
  color: ${v('textMuted')};
  cursor: pointer;

  &:hover { background: ${v('surfaceHover')}; color: ${v('text')}; }
  &:focus-visible { ${focusRing} }
`;
