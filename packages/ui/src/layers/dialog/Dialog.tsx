'use client';

import { type ForwardedRef, forwardRef, type HTMLAttributes, type ReactNode, type RefObject, useId } from 'react';
import { IconButton } from '../../controls/button';
import { CloseIcon, Icon } from '../../icon';
import { LayerTree, ModalLayer, useLayer, useLayerProps } from '../../internal/layer';
import { useMergedRef } from '../../internal/useMergedRef';
import { useScrollStop } from '../../internal/useScrollStop';
import { useMessages } from '../../messages';
import type { HeadingLevel } from '../../page/layout';
import {
  DialogBody,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogPanel,
  DialogTitle,
  DialogTitles,
} from './dialog.styles';
import { dialogEn } from './messages';

/** Props of `Dialog`; what is not named here goes to the panel. */
export interface DialogProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  readonly open: boolean;
  /** Called when the reader closes it: by button, Escape or a press outside. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** A sentence under the title. */
  readonly description?: ReactNode;
  /** Buttons at the end. */
  readonly footer?: ReactNode;
  /** 500, 600, 960 or 1280 px; as wide as the screen where that is small. Default sm. @source spec §9 */
  readonly width?: 'sm' | 'md' | 'lg' | 'xl';
  /** Level of its title in the outline of the page. Default 2. */
  readonly headingLevel?: HeadingLevel | undefined;
  /** Only its own buttons close it: no Escape, no press outside, no close button. */
  readonly undismissable?: boolean;
  /** What has the focus first; by default the first control. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
}

/** A question or a form over the screen, which waits behind it: the focus stays inside and goes back on closing. */
export const Dialog = forwardRef<HTMLDivElement, DialogProps>(function Dialog(props, ref) {
  return <LayerTree>{props.open && <DialogLayer {...props} panelRef={ref} />}</LayerTree>;
});

type DialogLayerProps = DialogProps & { readonly panelRef: ForwardedRef<HTMLDivElement> };

function DialogLayer({ open, onClose, title, description, footer, width = 'sm', ...panel }: DialogLayerProps) {
  const { undismissable = false, initialFocus, headingLevel = 2, panelRef, children, ...rest } = panel;
  const message = useMessages(dialogEn);
  const id = useId();
  const layer = useLayer({
    open,
    onOpenChange: (next) => next || onClose(),
    role: 'dialog',
    trigger: 'none',
    positioned: false,
    dismiss: undismissable ? false : {},
  });
  const { getFloatingProps } = useLayerProps(layer);
  const ref = useMergedRef(panelRef, layer.refs.setFloating);
  const scroll = useScrollStop();
  const titleId = `${id}title`;
  const about = description ? { 'aria-describedby': `${id}description` } : {};
  return (
    <ModalLayer layer={layer} {...(initialFocus && { initialFocus })}>
      <DialogPanel
        ref={ref}
        data-width={width}
        {...getFloatingProps(rest)}
        aria-modal="true"
        aria-labelledby={titleId}
        {...about}
      >
        <DialogHeader>
          <DialogTitles>
            <DialogTitle as={`h${headingLevel}`} id={titleId}>
              {title}
            </DialogTitle>
            {description && <DialogDescription id={`${id}description`}>{description}</DialogDescription>}
          </DialogTitles>
          {!undismissable && (
            <IconButton label={message('dialog.close')} size="sm" onClick={onClose}>
              <Icon of={CloseIcon} />
            </IconButton>
          )}
        </DialogHeader>
        {children && <DialogBody {...scroll}>{children}</DialogBody>}
        {footer && <DialogFooter>{footer}</DialogFooter>}
      </DialogPanel>
    </ModalLayer>
  );
}
