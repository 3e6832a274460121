'use client';

import { type CSSProperties, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { StyleSheetManager } from 'styled-components';
import { type Density, type Direction, PlaceContext, PortalContext, type SchemeChoice, ThemeContext } from './context';
import { fortifySelectors } from './fortifySelectors';
import { warnAboutContrast } from './guard';
import { ThemeRoot } from './root.styles';
import { ServedContext, useFirstlyServed } from './served';
import { createTheme, type ThemeOverrides } from './theme';
import { useSystemScheme } from './useSystemScheme';
import { overriddenVariables } from './variables';

/** Props of `ThemeProvider`; what is absent comes from the provider around it. */
export interface ThemeProviderProps {
  /** Colour scheme; `system` follows the operating system without a flash. Default light. */
  readonly scheme?: SchemeChoice;
  /** Direction of text. Default ltr. */
  readonly dir?: Direction;
  /** Height of rows and controls. Default comfortable. */
  readonly density?: Density;
  /** The partner's tokens, laid over those of the provider around it. */
  readonly overrides?: ThemeOverrides;
  /** Nonce for the style element under a strict content security policy. */
  readonly nonce?: string;
  /** Element that layers are portalled into; when absent the dialog that the provider stands in, else the document's body. */
  readonly portalRoot?: HTMLElement | null;
  /** Shadow root that takes the styles of what is drawn in it; the document's head when absent. */
  readonly styleRoot?: ShadowRoot | HTMLElement | null;
  /**
   * Whether rules of the page are taken back from all that is drawn here. Default true; a page whose rules are all ours, or a shadow
   * root, which no rule of the page reaches, needs no guard and is styled in a fraction of the time.
   */
  readonly guarded?: boolean;
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly children?: ReactNode;
}

/** Root of every widget: carries all tokens as custom properties on one element, and adds no global style. */
export function ThemeProvider(props: ThemeProviderProps) {
  const { nonce, portalRoot, styleRoot, className, style, children, ...asked } = props;
  const outer = useContext(ThemeContext);
  const system = useSystemScheme();
  const choice = asked.scheme ?? outer.choice;
  const scheme = choice === 'system' ? system : choice;
  const dir = asked.dir ?? outer.dir;
  const density = asked.density ?? outer.density;
  const guarded = asked.guarded ?? outer.guarded;
  const overrides = useMergedOverrides(outer.overrides, asked.overrides);
  const [portal, setPortal] = useState<HTMLElement | null>(null);
  const served = useFirstlyServed();
  const place = useRef<HTMLDivElement>(null);
  const mounted = useMounted();

  const state = useMemo(
    () => ({ choice, scheme, dir, density, overrides, guarded }),
    [choice, scheme, dir, density, overrides, guarded],
  );
  const variables = useOverriddenVariables(scheme, overrides);
  const own = { ...variables, ...style };
  const look = served ? { $look: own } : { style: own };
  const attributes = { dir, 'data-scheme': choice, 'data-density': density, $guarded: guarded };

  const sheet = {
    // Rules that pass through no step are written once and not looked up again for each element.
    ...(guarded && { stylisPlugins: FORTIFIED }),
    // A server's sheet takes no rules of one with a nonce of its own.
    ...(nonce && !onServer() && { nonce }),
    ...(styleRoot && { target: styleRoot }),
  };
  return (
    <StyleSheetManager {...sheet}>
      <ThemeContext.Provider value={state}>
        <PortalContext.Provider value={portal}>
          <ServedContext.Provider value={served}>
            <ThemeRoot ref={place} {...attributes} {...look} className={className}>
              <PlaceContext.Provider value={place}>{children}</PlaceContext.Provider>
            </ThemeRoot>
          </ServedContext.Provider>
          {mounted &&
            createPortal(
              <ThemeRoot {...attributes} ref={setPortal} style={variables} data-portal="" />,
              // All that lies outside of a modal dialog is inert.
              portalRoot ?? place.current?.closest('dialog') ?? document.body,
            )}
        </PortalContext.Provider>
      </ThemeContext.Provider>
    </StyleSheetManager>
  );
}

const FORTIFIED = [fortifySelectors];

const onServer = () => typeof document === 'undefined';

function useMounted(): boolean {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return mounted;
}

function useMergedOverrides(outer: ThemeOverrides, own: ThemeOverrides | undefined): ThemeOverrides {
  const key = JSON.stringify(own);
  // A host often writes the overrides inline, so their content and not their identity decides.
  return useMemo(() => ({ ...outer, ...(key ? readOverrides(key) : {}) }), [outer, key]);
}

/** Gives back the overrides whose text this module has just written. */
const readOverrides = (text: string): ThemeOverrides => JSON.parse(text);

function useOverriddenVariables(scheme: 'light' | 'dark', overrides: ThemeOverrides) {
  const theme = useMemo(
    () => (Object.keys(overrides).length ? createTheme(scheme, overrides) : undefined),
    [scheme, overrides],
  );
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' && theme) warnAboutContrast(theme);
  }, [theme]);
  return useMemo(() => (theme ? overriddenVariables(theme) : undefined), [theme]);
}
