'use client';

import { type Density, type Direction, type SchemeChoice, type ThemeOverrides, ThemeProvider } from '@corridor/ui';
import type { ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';
import type { LoadedMessages } from '../i18n/createI18n';
import { I18nProvider } from '../i18n/I18nProvider';
import type { ContentTokens } from '../messages/all';
import type { ErrorListener } from './createReporter';
import type { EventListener } from './events';
import type { FormDrafts, GuardLeaving } from './FormDrafts';
import type { InitialData } from './InitialData';
import { useSettings } from './mistakes/useSettings';
import type { RecordHref } from './RecordTarget';
import { RuntimeProvider } from './RuntimeProvider';
import type { Surface } from './Surface';
import { useDensity } from './useDensity';
import { type GatewayAccess, useGatewayOf } from './useGatewayOf';

/** Props of `CorridorProvider`: a gateway client, or where the gateway is and how to get a token. */
export type CorridorProviderProps = GatewayAccess & {
  /** Colour scheme; `system` follows the operating system. Default light. */
  readonly scheme?: SchemeChoice;
  /** Partner tokens laid over our theme: primary colour, surfaces, radius, font. */
  readonly theme?: ThemeOverrides;
  /** Ground of widgets: their own, in the theme's surface colour, or that of your page, on which our text must be read. Default base. */
  readonly surface?: Surface;
  /** BCP 47 locale; en, fr and zh are spoken, others in English. Default en. @source spec §9 */
  readonly locale?: string;
  /** IANA zone in which times are shown and date ranges are meant. Default Etc/UTC. @source spec §9 */
  readonly timezone?: string;
  /** Direction of text. Default ltr. */
  readonly dir?: Direction;
  /** Height of rows and controls to start with; the operator may change it, which `density.changed` reports. Default comfortable. */
  readonly density?: Density;
  /** Keeps what is filled in of long forms until it is saved, over a reload and a new sign-in; without it nothing is kept. */
  readonly drafts?: FormDrafts;
  /** Receives the question to ask before your page shows something else, while a form or ticket holds what would be lost; a constant function. */
  readonly guardLeaving?: GuardLeaving;
  /** Receives what widgets report: records opened, actions taken, files exported, texts copied. */
  readonly onEvent?: EventListener;
  /** Receives every failed call; `unauthorized` once per lost session, so that the host can sign in again. */
  readonly onError?: ErrorListener;
  /** Gives the address in your page of a record or list that a widget leads to; a constant function. Without an address there is no link. */
  readonly recordHref?: RecordHref;
  /** Element for dialogs, drawers and menus; the document's body when absent. */
  readonly portalRoot?: HTMLElement | null;
  /** Shadow root that takes the styles of what is drawn in it; the document's head when absent. Goes with a `portalRoot` inside. */
  readonly styleRoot?: ShadowRoot | HTMLElement | null;
  /** True if rules of your page are kept from our widgets. Default true; where the page has none but ours, or in a shadow root, `false` is faster. */
  readonly guarded?: boolean;
  /** Nonce of the style element under a strict content security policy. */
  readonly nonce?: string;
  /** Sentences of yours in place of ours, by message key; `{name}` is a value, `{count, number}` and `$t(key)` are i18next's. */
  readonly contentTokens?: ContentTokens;
  /** Sentences fetched beforehand by `loadMessages`, so that a server can render fr and zh. */
  readonly messages?: LoadedMessages;
  /** Answers that you have before a widget asks for them, made by `initialPage`: shown at once, and not asked for again until they grow stale. */
  readonly initialData?: readonly InitialData[];
  readonly children?: ReactNode;
};

/** Root of every Corridor widget: gateway, cache, language and theme of one tenant. Two of them on a page share nothing. */
export function CorridorProvider(props: CorridorProviderProps) {
  const { locale, timezone, unstyled, mistakes } = useSettings(props);
  const { theme, scheme, dir, portalRoot, styleRoot, nonce, guarded } = props;
  const [density, setDensity] = useDensity(props.density);
  const gateway = useGatewayOf(props, locale);
  const tree = (
    <ThemeProvider
      {...(scheme && { scheme })}
      {...(theme && { overrides: theme })}
      {...(dir && { dir })}
      {...(density && { density })}
      {...(portalRoot && { portalRoot })}
      {...(styleRoot && { styleRoot })}
      {...(nonce && { nonce })}
      {...(guarded !== undefined && { guarded })}
    >
      <I18nProvider locale={locale} contentTokens={props.contentTokens} messages={props.messages}>
        <RuntimeProvider
          gateway={gateway}
          initialData={props.initialData}
          timezone={timezone}
          surface={props.surface}
          mistakes={mistakes}
          drafts={props.drafts}
          guardLeaving={props.guardLeaving}
          onDensityChange={setDensity}
          onEvent={props.onEvent}
          onError={props.onError}
          recordHref={props.recordHref}
        >
          {props.children}
        </RuntimeProvider>
      </I18nProvider>
    </ThemeProvider>
  );
  return unstyled ? <StyleSheetManager disableCSSOMInjection>{tree}</StyleSheetManager> : tree;
}
