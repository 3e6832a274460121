import type { WidgetName } from '../EmbeddableWidgets';
import { collectionWidgets } from './collection';
import { issuingWidgets } from './issuing';
import { moneyWidgets } from './money';
import { overviewWidgets } from './overview';
import { remittanceWidgets } from './remittance';
import { settingsWidgets } from './settings';
import type { WidgetEntries } from './WidgetEntry';
import { withdrawalWidgets } from './withdrawals';

/** Every widget that can be mounted by name. */
export const registry: WidgetEntries<WidgetName> = {
  ...overviewWidgets,
  ...issuingWidgets,
  ...moneyWidgets,
  ...remittanceWidgets,
  ...withdrawalWidgets,
  ...collectionWidgets,
  ...settingsWidgets,
};
