import { Field, Input, PasswordInput, Text, TextArea } from '@corridor/ui';
import type { UseFormReturn } from 'react-hook-form';
import type { DisplayTools } from '../columns/Column';
import type { AnyList } from '../list/ListDeclaration';
import { wordOf } from '../list/tableColumns';
import type { AnyAction } from './ActionsDeclaration';
import type { ActionValues } from './actionValues';
import { ReasonFields } from './ReasonFields';

/** Props of `ActionFields`. */
export interface ActionFieldsProps {
  readonly form: UseFormReturn<ActionValues>;
  readonly list: AnyList;
  /** Name under which messages speak of the action. */
  readonly name: string;
  readonly action: AnyAction;
  /** Text to type before the action is sent. */
  readonly expected: string | undefined;
  readonly tools: DisplayTools;
  /** Receives the field that has to be filled in. */
  readonly firstRef: (node: HTMLElement | null) => void;
}

/** What an action does, in words, and the fields that it asks for. */
export function ActionFields({ form, list, name, action, expected, tools, firstRef }: ActionFieldsProps) {
  const { t } = tools;
  const { errors } = form.formState;
  const word = (end: string) => wordOf(list, tools, `confirm.${name}.${end}`);
  const field = (of: keyof ActionValues) => {
    const { ref, ...rest } = form.register(of);
    const both = (node: HTMLInputElement | HTMLTextAreaElement | null) => {
      ref(node);
      firstRef(node);
    };
    return { ...rest, ref: both };
  };
  return (
    <>
      <Text color="muted">{word('detail')}</Text>
      {action.secret && (
        <Field
          label={word('secret')}
          help={word('rule')}
          error={
            errors.secret && (errors.secret.message === 'secretRequired' ? t('confirm.secretRequired') : word('rule'))
          }
          required
        >
          <PasswordInput autoComplete="new-password" {...field('secret')} />
        </Field>
      )}
      <ReasonFields {...{ form, action, tools, firstRef }} />
      {action.reason && (
        <Field
          label={t('confirm.reason')}
          help={t('confirm.reasonHelp')}
          error={errors.reason?.message && t(`confirm.${errors.reason.message}`)}
          {...(action.reason === 'required' ? { required: true } : { optional: true })}
        >
          <TextArea rows={2} {...(action.reason === 'required' ? field('reason') : form.register('reason'))} />
        </Field>
      )}
      {expected !== undefined && (
        <Field
          label={t('confirm.typed', { text: expected })}
          error={errors.typed && t('confirm.typedWrong', { text: expected })}
          required
        >
          <Input autoComplete="off" {...field('typed')} />
        </Field>
      )}
    </>
  );
}
