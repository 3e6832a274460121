/** What an entry of the registry of widgets says of its element. */
interface Entry {
  readonly props: Readonly<Record<string, true>>;
  readonly methods: Readonly<Record<string, true>>;
}

/** The tables that elements are made from at run time. */
export interface ElementTables {
  readonly registry: Readonly<Record<string, Entry>>;
  /** Attributes of every element, with the setting that each tells. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly settings: readonly string[];
  readonly tagOf: (name: string) => string;
}

const EVENTS = [
  { name: 'corridor-event', type: { text: "CorridorElementEvents['corridor-event']" } },
  { name: 'corridor-error', type: { text: "CorridorElementEvents['corridor-error']" } },
];

const PACKAGE = '@corridor/features';

function declarationOf(name: string, { props, methods }: Entry, tables: ElementTables) {
  const tagName = tables.tagOf(name);
  const field = (member: string, owner: string) => ({
    kind: 'field',
    name: member,
    type: { text: `${owner}['${member}']` },
  });
  return {
    kind: 'class',
    name: `${name}Element`,
    description: `The widget ${name} as an element; its class is CorridorElement<'${name}'>.`,
    superclass: { name: 'HTMLElement' },
    customElement: true,
    tagName,
    attributes: [
      ...Object.entries(tables.attributes).map(([attribute, fieldName]) => ({ name: attribute, fieldName })),
      { name: 'shadow', type: { text: 'boolean' } },
      { name: 'heading-level', fieldName: 'headingLevel' },
    ],
    members: [
      ...tables.settings.map((setting) => field(setting, 'CorridorSettings')),
      ...Object.keys(props).map((prop) => field(prop, `WidgetProps<'${name}'>`)),
      field('corridor', `CorridorElement<'${name}'>`),
      ...Object.keys(methods).map((method) => ({
        kind: 'method',
        name: method,
        return: { type: { text: `ReturnType<CorridorElement<'${name}'>['${method}']>` } },
      })),
    ],
    events: EVENTS,
  };
}

/** The custom elements manifest of all widgets, in the form that editors and documentation tools read (schema 2). */
export function elementsManifest(tables: ElementTables) {
  const declarations = Object.entries(tables.registry).map(([name, entry]) => declarationOf(name, entry, tables));
  const definitions = declarations.map(({ name, tagName }) => ({
    kind: 'custom-element-definition',
    name: tagName,
    declaration: { name, package: PACKAGE },
  }));
  const module = { kind: 'javascript-module', path: 'dist/browser/corridor.js', declarations, exports: definitions };
  return { schemaVersion: '2.1.0', readme: 'README.md', modules: [module] };
}
