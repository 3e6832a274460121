import { ThemeProvider } from '@corridor/ui';
import { createPortal } from 'react-dom';
import { StyleSheetManager } from 'styled-components';
import { I18nProvider } from '../i18n/I18nProvider';
import { useSettings } from '../runtime/mistakes/useSettings';
import { RuntimeProvider } from '../runtime/RuntimeProvider';
import { useDensity } from '../runtime/useDensity';
import { useGatewayOf } from '../runtime/useGatewayOf';
import { PlacedWidget } from './PlacedWidget';
import type { Place, Placement } from './Placement';
import type { CorridorSettings } from './settings';

/** Props of `Scene`. */
export interface SceneProps {
  readonly settings: CorridorSettings;
  /** Element that takes the styles of widgets in the page's own tree. */
  readonly styles: HTMLElement;
  readonly placements: readonly Placement[];
}

/** All widgets of one corridor, each in its own place of the page, on one gateway, cache and language. */
export function Scene({ settings, styles, placements }: SceneProps) {
  const { locale, timezone, unstyled, mistakes } = useSettings(settings);
  const { scheme, theme, dir, nonce, guarded } = settings;
  const [density, setDensity] = useDensity(settings.density);
  const gateway = useGatewayOf(settings, locale);
  const look = {
    ...(scheme && { scheme }),
    ...(theme && { overrides: theme }),
    ...(dir && { dir }),
    ...(density && { density }),
    ...(guarded !== undefined && { guarded }),
  };
  return (
    <I18nProvider locale={locale} contentTokens={settings.contentTokens} messages={settings.messages}>
      <RuntimeProvider
        gateway={gateway}
        initialData={settings.initialData}
        timezone={timezone}
        surface={settings.surface}
        mistakes={mistakes}
        onDensityChange={setDensity}
        onEvent={settings.onEvent}
        onError={settings.onError}
        recordHref={settings.recordHref}
      >
        <StyleSheetManager target={styles} {...(nonce && { nonce })} disableCSSOMInjection={unstyled}>
          {placements.map((placement) =>
            createPortal(
              <ThemeProvider {...rootsOf(placement.place, settings.portalRoot)} {...look}>
                <PlacedWidget placement={placement} />
              </ThemeProvider>,
              placement.place.container,
              placement.key,
            ),
          )}
        </StyleSheetManager>
      </RuntimeProvider>
    </I18nProvider>
  );
}

function rootsOf({ styleRoot, portalRoot }: Place, asked: CorridorSettings['portalRoot']) {
  const layers = portalRoot ?? asked;
  return {
    ...(layers && { portalRoot: layers }),
    // No rule of the page reaches into a shadow root.
    ...(styleRoot && { styleRoot, guarded: false }),
  };
}
