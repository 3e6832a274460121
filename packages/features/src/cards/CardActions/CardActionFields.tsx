import type { CardAction } from '@corridor/core';
import { Field, Input, PasswordInput, Text, TextArea } from '@corridor/ui';
import type { UseFormReturn } from 'react-hook-form';
import { cardsMessages } from '../../messages/cards';
import { useWords } from '../../words/useWords';
import type { Confirmation } from './confirmations';
import type { CardActionValues } from './values';

/** Props of `CardActionFields`. */
export interface CardActionFieldsProps {
  readonly form: UseFormReturn<CardActionValues>;
  readonly action: CardAction;
  readonly asked: Confirmation;
  readonly last4: string;
  /** Receives the field that has to be filled in. */
  readonly firstRef: (node: HTMLElement | null) => void;
}

const SECRET_WORDS = {
  pin: { label: 'cards.confirm.newPin', rule: 'cards.confirm.pinRule' },
  acsPassword: { label: 'cards.confirm.newAcsPassword', rule: 'cards.confirm.acsPasswordRule' },
} as const;

/** What an action does, in words, and the fields that it asks for. */
export function CardActionFields({ form, action, asked, last4, firstRef }: CardActionFieldsProps) {
  const say = useWords(cardsMessages);
  const { errors } = form.formState;
  const field = (name: 'secret' | 'typed') => {
    const { ref, ...rest } = form.register(name);
    const both = (node: HTMLInputElement | null) => {
      ref(node);
      firstRef(node);
    };
    return { ...rest, ref: both };
  };
  const secret = asked.secret && SECRET_WORDS[asked.secret];
  return (
    <>
      <Text color="muted">{say(`cards.confirm.${action}.detail`)}</Text>
      {secret && (
        <Field label={say(secret.label)} help={say(secret.rule)} error={errors.secret && say(secret.rule)} required>
          <PasswordInput autoComplete="new-password" {...field('secret')} />
        </Field>
      )}
      <Field
        label={say('cards.confirm.reason')}
        help={say('cards.confirm.reasonHelp')}
        error={errors.reason && say('cards.confirm.reasonTooLong')}
        optional
      >
        <TextArea rows={2} {...form.register('reason')} />
      </Field>
      {asked.typed && (
        <Field
          label={say('cards.confirm.typed', { last4 })}
          help={say('cards.confirm.typedHelp')}
          error={errors.typed && say('cards.confirm.typedWrong')}
          required
        >
          <Input inputMode="numeric" autoComplete="off" {...field('typed')} />
        </Field>
      )}
    </>
  );
}
