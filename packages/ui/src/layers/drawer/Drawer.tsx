'use client';

import { type ForwardedRef, forwardRef, type HTMLAttributes, type ReactNode, useId, useRef } from 'react';
import { IconButton } from '../../controls/button';
import { CloseIcon, Icon } from '../../icon';
import { isolated } from '../../internal/isolated';
import {
  LateFirstField,
  LayerFocus,
  LayerPortal,
  LayerTree,
  ModalLayer,
  useFirstField,
  useLayer,
  useLayerProps,
} from '../../internal/layer';
import { useMergedRef } from '../../internal/useMergedRef';
import { useMessages } from '../../messages';
import { Text } from '../../page/layout';
import { dialogEn } from '../dialog/messages';
import {
  DrawerActions,
  DrawerBody,
  DrawerFooter,
  DrawerHeader,
  DrawerPanel,
  DrawerTitle,
  DrawerTitles,
} from './drawer.styles';

/** Props of `Drawer`; what is not named here goes to the panel. */
export interface DrawerProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  readonly open: boolean;
  /** Called when the reader closes it: by button, Escape or, where it is modal, a press outside. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** What stands under the title: a chip, an id. */
  readonly subtitle?: ReactNode;
  /** Buttons beside the title. */
  readonly actions?: ReactNode;
  /** Buttons that stay at the end. */
  readonly footer?: ReactNode;
  /** 400, 520 or 720 px; the whole screen where that is narrow. Default md. */
  readonly size?: 'sm' | 'md' | 'lg';
  /** Leaves the screen beside it in use. Default false. */
  readonly nonModal?: boolean;
}

/** A record beside the list that it was opened from, at the end side of the screen. */
export const Drawer = forwardRef<HTMLDivElement, DrawerProps>(function Drawer(props, ref) {
  return <LayerTree>{props.open && <DrawerLayer {...props} panelRef={ref} />}</LayerTree>;
});

type DrawerLayerProps = DrawerProps & { readonly panelRef: ForwardedRef<HTMLDivElement> };

function DrawerLayer({ open, onClose, nonModal = false, size = 'md', panelRef, ...parts }: DrawerLayerProps) {
  const { title, subtitle, actions, footer, children, ...rest } = parts;
  const message = useMessages(dialogEn);
  const titleId = useId();
  const layer = useLayer({
    open,
    onOpenChange: (next) => next || onClose(),
    role: 'dialog',
    trigger: 'none',
    positioned: false,
    dismiss: { outsidePress: !nonModal },
  });
  const { getFloatingProps } = useLayerProps(layer);
  const body = useRef<HTMLDivElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const initialFocus = useFirstField(body, closeButton);
  const ref = useMergedRef(panelRef, layer.refs.setFloating);
  const modality = nonModal ? {} : { 'aria-modal': true };
  const panel = (
    <DrawerPanel ref={ref} data-size={size} {...getFloatingProps(rest)} aria-labelledby={titleId} {...modality}>
      <DrawerHeader>
        <DrawerTitles>
          <DrawerTitle id={titleId}>{isolated(title)}</DrawerTitle>
          {subtitle && <Text color="muted">{isolated(subtitle)}</Text>}
        </DrawerTitles>
        <DrawerActions>
          {actions}
          <IconButton ref={closeButton} label={message('dialog.close')} size="sm" onClick={onClose}>
            <Icon of={CloseIcon} />
          </IconButton>
        </DrawerActions>
      </DrawerHeader>
      <DrawerBody ref={body}>
        <LateFirstField content={body} until={closeButton} />
        {children}
      </DrawerBody>
      {footer && <DrawerFooter>{footer}</DrawerFooter>}
    </DrawerPanel>
  );
  if (!nonModal) {
    return (
      <ModalLayer layer={layer} initialFocus={initialFocus}>
        {panel}
      </ModalLayer>
    );
  }
  return (
    <LayerPortal layer={layer} guards={false}>
      <LayerFocus layer={layer} initialFocus={initialFocus} closeOnFocusOut={false} guards={false}>
        {panel}
      </LayerFocus>
    </LayerPortal>
  );
}
