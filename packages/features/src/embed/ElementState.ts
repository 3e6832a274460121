import type { Corridor, MountedWidget } from './Corridor';
import { createCorridor } from './createCorridor';
import type { WidgetName } from './EmbeddableWidgets';
import { settingsOf } from './elementSettings';
import { type CorridorSettings, checkAccess, isSettingName } from './settings';

/** Values that were set on the properties of an element. */
export type ElementProperties = Readonly<Record<string, unknown>>;

/** What an element is in the end: whose corridor, on which settings of its own, with which props. */
export interface ElementState {
  readonly shared: Corridor | undefined;
  readonly own: ElementProperties;
  readonly props: ElementProperties;
  readonly shadow: boolean;
}

/** A widget that is mounted for an element, and from what. */
export interface ElementWidget extends ElementState {
  readonly corridor: Corridor;
  readonly mounted: MountedWidget<WidgetName>;
}

function readHeadingLevel(element: HTMLElement): ElementProperties {
  const level = Number(element.getAttribute('heading-level'));
  return Number.isInteger(level) && level >= 1 && level <= 6 ? { headingLevel: level } : {};
}

/** Reads an element: properties win over attributes. */
export function stateOf(
  element: HTMLElement,
  properties: ElementProperties,
  fallback: Corridor | undefined,
): ElementState {
  const { corridor, ...values } = properties;
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  const settings = entries.filter(([name]) => isSettingName(name) && name !== 'onEvent' && name !== 'onError');
  return {
    shared: asCorridor(corridor) ?? fallback,
    own: { ...settingsOf(element), ...Object.fromEntries(settings) },
    props: { ...readHeadingLevel(element), ...Object.fromEntries(entries.filter(([name]) => !isSettingName(name))) },
    shadow: element.hasAttribute('shadow'),
  };
}

/** The corridor that a property was set to; its type says that nothing else is, and undefined stays so. */
const asCorridor = (value: unknown): Corridor | undefined => value as Corridor | undefined;

const ACCESS = ['gateway', 'baseURL', 'getAccessToken'];

/** Returns true if a widget has to begin anew for another state: its corridor or its place is another. */
export function isAnother(one: ElementState, two: ElementState): boolean {
  const hadOwn = Object.keys(one.own).length > 0;
  const hasOwn = Object.keys(two.own).length > 0;
  const accessDiffers = ACCESS.some((name) => one.own[name] !== two.own[name]);
  return one.shared !== two.shared || one.shadow !== two.shadow || hadOwn !== hasOwn || accessDiffers;
}

/** The corridor of an element: the shared one, or one of its own where it has settings of its own. */
export function corridorOf({ shared, own }: ElementState): Corridor {
  if (shared && Object.keys(own).length === 0) return shared;
  return createCorridor(checked({ ...shared?.settings(), ...own }));
}

/** Settings that were put together from properties; throws where they have no access. The rest is what the host wrote. */
function checked(settings: ElementProperties): CorridorSettings {
  const found = settings as Partial<CorridorSettings>;
  checkAccess(found);
  return found as CorridorSettings;
}
