import { EMBED_COMPONENTS, grantsOf, showsMerchantsOnly } from '@corridor/core';
import { registry } from '../../../packages/features/src/embed/registry/index.js';
import { tagOf } from '../../../packages/features/src/embed/tagOf.js';
import { codes, markdownTable } from './markdownTable.js';

/** What a widget asks of the gateway: records that it reads, and actions beside, by what they are done to. */
function asked(component: (typeof EMBED_COMPONENTS)[number]) {
  const grants = Object.entries(grantsOf([component], null));
  const done = grants.map(([segment, actions]) => [segment, actions.filter((action) => action !== 'read')] as const);
  return {
    reads: grants.filter(([, actions]) => actions.includes('read')).map(([segment]) => segment),
    actions: done.filter(([, actions]) => actions.length > 0),
  };
}

/** Every widget that a session can be opened for: its element, what it reads, what it can do, and whether it keeps to merchants. */
export function widgetTable(): string {
  const rows = EMBED_COMPONENTS.map((component) => {
    const { reads, actions } = asked(component);
    return [
      `\`${component}\``,
      `\`${tagOf(component)}\``,
      codes(reads),
      actions.map(([segment, names]) => `\`${segment}\`: ${codes(names)}`).join('; ') || '–',
      showsMerchantsOnly(component) ? 'yes' : 'no',
    ];
  });
  return markdownTable(['widget', 'element', 'reads', 'actions', '`merchants`'], rows);
}

/** Props and methods of every widget. */
export function propTable(): string {
  const rows = EMBED_COMPONENTS.map((component) => {
    const { props, methods } = registry[component];
    return [`\`${component}\``, codes(Object.keys(props)), codes(Object.keys(methods)) || '–'];
  });
  return markdownTable(['widget', 'props', 'methods of its ref or element'], rows);
}
