import { type BeneficiaryField, type CountryCode, readPixCode } from '@corridor/core';
import { type BoundControl, CheckIcon, Icon, Input, Text } from '@corridor/ui';
import type { ClipboardEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { useMessages } from '../../../i18n/useMessages';
import { beneficiariesMessages } from '../../../messages/beneficiaries';
import { checkText, isWrongAlready, readableText } from './fieldText';

/** Props of `IdentifierInput`. */
export interface IdentifierInputProps {
  readonly field: BeneficiaryField;
  readonly bankCountry: CountryCode | undefined;
  readonly bound: BoundControl<unknown>;
  readonly disabled: boolean;
  /** Hears the name that a PIX code brought along with its key. */
  readonly onPayeeNamed?: ((named: PixName) => void) | undefined;
}

/** The name that a PIX code has for the payee of a key; nobody has checked it. */
export interface PixName {
  readonly key: string;
  readonly name: string;
}

/** An account, code or tax number: checked as it is typed, a paste put in order, a tick once it is well-formed. */
export function IdentifierInput({ field, bankCountry, bound, disabled, onPayeeNamed }: IdentifierInputProps) {
  const t = useMessages(beneficiariesMessages);
  const { trigger, setValue } = useFormContext();
  const text = typeof bound.value === 'string' ? bound.value : '';
  const check = checkText(field, text, bankCountry);
  const type = (next: string) => {
    const code = field.path === 'bank.pixKey' ? readPixCode(next) : undefined;
    if (code?.ok) {
      onPayeeNamed?.({ key: code.key, name: code.name });
      setValue('bank.pixKeyType', code.type, { shouldDirty: true });
      bound.onChange(code.key);
      return;
    }
    bound.onChange(next);
    if (isWrongAlready(checkText(field, next, bankCountry))) void trigger(field.path);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text').trim();
    if (field.path === 'bank.pixKey' && readPixCode(pasted).ok) {
      event.preventDefault();
      type(pasted);
      return;
    }
    const read = checkText(field, pasted, bankCountry);
    if (!read) return;
    event.preventDefault();
    type(read.ok ? readableText(field, read.value) : pasted);
  };
  return (
    <Input
      ref={bound.ref}
      name={bound.name}
      value={text}
      dir="ltr"
      disabled={disabled}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      inputMode={field.rule?.kind === 'digits' ? 'numeric' : undefined}
      onChange={(event) => type(event.target.value)}
      onPaste={paste}
      onBlur={(event) => {
        if (check?.ok) bound.onChange(readableText(field, check.value));
        bound.onBlur(event);
      }}
      endAdornment={
        check?.ok && (
          <Text color="success">
            <Icon of={CheckIcon} size="sm" label={t('beneficiaries.form.valid')} />
          </Text>
        )
      }
    />
  );
}
