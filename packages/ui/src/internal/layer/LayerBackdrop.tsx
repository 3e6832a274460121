import { FloatingOverlay } from '@floating-ui/react';
import { forwardRef, type HTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { v } from '../../theme/vars';
import { layerFade } from './layer.styles';

const BackdropRoot = styled(FloatingOverlay).withConfig({ componentId: 'cr-Backdrop' })`
  z-index: ${v('z.dialog')};
  background: ${v('overlay')};
  ${layerFade}
`;

/** The veil behind a dialog or drawer: covers the viewport, holds the layer, and stops the page from scrolling. */
export const LayerBackdrop = forwardRef<HTMLDivElement, HTMLAttributes<HTMLDivElement>>(
  function LayerBackdrop(props, ref) {
    return <BackdropRoot ref={ref} lockScroll {...props} />;
  },
);
