import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { useI18n } from '../../i18n/I18nProvider';
import type { MessageSet } from '../../i18n/MessageSet';
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
  const i18n = useI18n();
  const current = useSyncExternalStore(i18n.subscribe, i18n.current, i18n.current);
  for (const set of messages) i18n.register(set);
  const ready = messages.every((set) => i18n.has(set));
  useEffect(() => {
    if (!ready) i18n.speak(current.language).catch(() => i18n.speak('en'));
  }, [ready, i18n, current.language]);
  return <Ground>{ready ? <WidgetErrorBoundary>{children}</WidgetErrorBoundary> : null}</Ground>;
}
