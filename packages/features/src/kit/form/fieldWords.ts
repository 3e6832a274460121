import type { TranslateAny } from '../../i18n/plainTranslate';
import type { AnyForm } from './formValues';

/** Words of a field: its label, and a sentence that helps to fill it in where there is one. */
export interface FieldWords {
  readonly label: string;
  readonly help: string | undefined;
}

/** Words of a field: `<concept>.form.<name>`, else what details or a column call it; `<concept>.help.<name>`. */
export function fieldWords(form: AnyForm, t: TranslateAny, name: string): FieldWords {
  const [label] = ['form', 'field', 'column'].flatMap((of) => keyOf(form, `${of}.${name}`) ?? []);
  const help = keyOf(form, `help.${name}`);
  return { label: label ? t(label) : name, help: help && t(help) };
}

/** The key that ends so; undefined where the form's sentences have none. */
export function keyOf({ list }: AnyForm, end: string): string | undefined {
  const key = `${list.concept}.${end}`;
  return list.messages.some(({ en }) => Object.hasOwn(en, key)) ? key : undefined;
}
