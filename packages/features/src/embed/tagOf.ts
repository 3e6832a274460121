import type { WidgetName } from './EmbeddableWidgets';

type Dashed<Text extends string> = Text extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? '' : '-'}${Lowercase<Letter>}${Dashed<Rest>}`
  : '';

/** The name of a widget's element: `corridor-card-table` for `CardTable`. */
export type TagOf<Name extends WidgetName> = `corridor${Dashed<Name>}`;

/** The name of a widget's element; its type says the same of a name that is known. */
export function tagOf<Name extends WidgetName>(name: Name): TagOf<Name> {
  return `corridor${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}` as TagOf<Name>;
}
