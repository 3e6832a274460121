'use client';

import type { ReactNode } from 'react';
import { FailureIcon, Icon, type IconSource, InfoIcon, SuccessIcon, WarningIcon } from '../../icon';
import type { Tone } from '../../theme/tone';
import type { ToastKind } from './ToastKind';
import { ToastIcon, ToastMessage, ToastText } from './toast.styles';

const ICONS: Readonly<Record<Exclude<ToastKind, 'default'>, IconSource>> = {
  success: SuccessIcon,
  error: FailureIcon,
  warning: WarningIcon,
  info: InfoIcon,
};

const TONES: Readonly<Record<Exclude<ToastKind, 'default'>, Tone>> = {
  success: 'success',
  error: 'danger',
  warning: 'warning',
  info: 'info',
};

/** Props of `ToastBody`. */
export interface ToastBodyProps {
  readonly kind: ToastKind;
  readonly message: string;
  readonly action?: ReactNode;
}

/** The inside of a toast: an icon that says what kind it is, a sentence, and perhaps something to do. */
export function ToastBody({ kind, message, action }: ToastBodyProps) {
  return (
    <ToastText>
      {kind !== 'default' && (
        <ToastIcon data-tone={TONES[kind]}>
          <Icon of={ICONS[kind]} size="lg" />
        </ToastIcon>
      )}
      <ToastMessage>{message}</ToastMessage>
      {action}
    </ToastText>
  );
}
