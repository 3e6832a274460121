'use client';

import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { IconButton } from '../../controls/button/IconButton';
import { Icon, type IconSource } from '../../icon/Icon';
import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../../icon/icons';
import { CloseGlyph } from '../../internal/glyphs';
import { useMessages } from '../../messages/MessagesProvider';
import { BannerActions, BannerRoot, BannerTitle, BannerWords } from './banner.styles';
import { bannerEn } from './messages';

/** Props of `Banner`. */
export interface BannerProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** What it is about. Default info. */
  readonly tone?: 'info' | 'success' | 'warning' | 'danger' | 'neutral';
  readonly title?: ReactNode;
  /** Buttons or links that do something about it. */
  readonly actions?: ReactNode;
  /** Gives it a button that takes it away. */
  readonly onDismiss?: () => void;
  /** Goes from edge to edge of the screen. */
  readonly bar?: boolean;
}

const SIGN: Record<NonNullable<BannerProps['tone']>, IconSource> = {
  info: InfoIcon,
  success: SuccessIcon,
  warning: WarningIcon,
  danger: ErrorIcon,
  neutral: InfoIcon,
};

/** Something the reader must know about what is on screen; one that appears is announced, dangers at once. */
export const Banner = forwardRef<HTMLDivElement, BannerProps>(function Banner(
  { tone = 'info', title, actions, onDismiss, bar, children, ...rest },
  ref,
) {
  const message = useMessages(bannerEn);
  return (
    <BannerRoot
      ref={ref}
      role={tone === 'danger' ? 'alert' : 'status'}
      data-tone={tone}
      data-bar={bar ? '' : undefined}
      {...rest}
    >
      <Icon of={SIGN[tone]} size="lg" label={message(`banner.${tone}`)} />
      <BannerWords>
        {title && <BannerTitle>{title}</BannerTitle>}
        {children}
      </BannerWords>
      {actions && <BannerActions>{actions}</BannerActions>}
      {onDismiss && (
        <IconButton label={message('banner.dismiss')} size="sm" onClick={onDismiss}>
          <CloseGlyph />
        </IconButton>
      )}
    </BannerRoot>
  );
});
