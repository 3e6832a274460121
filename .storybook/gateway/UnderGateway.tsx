import { createGatewayClient } from '@corridor/core';
import { CorridorProvider } from '@corridor/features';
import { type ReactNode, useMemo } from 'react';
import { action } from 'storybook/actions';
import type { themeOf } from '../settings';
import type { LiveGateway } from './liveGateway';
import { misbehave } from './misbehave';
import type { GatewayMode } from './mode';

/** What a widget's story stands under. */
export interface UnderGatewayProps {
  readonly live: LiveGateway;
  readonly mode: GatewayMode;
  readonly theme: ReturnType<typeof themeOf>;
  readonly locale: string;
  readonly children: ReactNode;
}

/** The provider of widgets over the gateway of this page, behaving as the toolbar or the story asks. */
export function UnderGateway({ live, mode, theme, locale, children }: UnderGatewayProps) {
  const gateway = useMemo(
    () =>
      createGatewayClient({
        baseURL: 'https://gateway.corridor.example',
        getAccessToken: () => live.accessToken,
        fetch: live.fetch,
        wrapTransport: misbehave(mode),
      }),
    [live, mode],
  );
  const { scheme, dir, density } = theme;
  return (
    <CorridorProvider
      gateway={gateway}
      scheme={scheme}
      dir={dir}
      density={density}
      locale={locale}
      timezone="Etc/UTC"
      onEvent={action('onEvent')}
      onError={action('onError')}
    >
      {children}
    </CorridorProvider>
  );
}
