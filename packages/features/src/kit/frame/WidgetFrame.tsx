import type { ReactNode } from 'react';
import type { MessageSet } from '../../i18n/MessageSet';
import { useMessagesReady } from '../../i18n/useMessagesReady';
import { Ground } from './Ground';
import { WidgetErrorBoundary } from './WidgetErrorBoundary';

/** Props of `WidgetFrame`. */
export interface WidgetFrameProps {
  /** Message sets of the widget. */
  readonly messages: readonly MessageSet[];
  readonly children: ReactNode;
}

/** Frame of every public widget: renders it on its ground once its messages are loaded, and keeps its faults inside. */
export function WidgetFrame({ messages, children }: WidgetFrameProps) {
  const ready = useMessagesReady(...messages);
  return <Ground>{ready ? <WidgetErrorBoundary>{children}</WidgetErrorBoundary> : null}</Ground>;
}
