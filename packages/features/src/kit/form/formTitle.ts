import type { TranslateAny } from '../../i18n/plainTranslate';
import type { FormList } from './FormDeclaration';
import { type FormTarget, isForNew } from './FormTarget';

/** Title of a form: `<concept>.<kind>` where there is one, else `<concept>.create` or `<concept>.edit`. */
export function formTitle({ concept, messages }: FormList, target: FormTarget, t: TranslateAny): string {
  const own = `${concept}.${target.kind}`;
  if (has(messages, own)) return t(own);
  return t(`${concept}.${isForNew(target) ? 'create' : 'edit'}`);
}

/** Words of the button that sends a form: `<concept>.send` for a new record and `<concept>.send.<kind>` for a record where there is one. */
export function submitWords({ concept, messages }: FormList, target: FormTarget, t: TranslateAny): string {
  const own = `${concept}.send.${target.kind}`;
  if (!isForNew(target)) return t(has(messages, own) ? own : 'form.save');
  return t(has(messages, `${concept}.send`) ? `${concept}.send` : `${concept}.create`);
}

function has(messages: FormList['messages'], key: string): boolean {
  return messages.some(({ en }) => Object.hasOwn(en, key));
}
