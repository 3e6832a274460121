import {
  type AccountNumberType,
  accountNumberType,
  checkWithdrawalNumber,
  formatIban,
  type PixKeyType,
} from '@corridor/core';
import { CheckIcon, FormField, Icon, Input, Text } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import type { OwnControlProps } from '../../../kit/form/FormSlots';
import { refusalMessages } from '../../../messages/refusals';
import { withdrawalAccountsMessages } from '../../../messages/withdrawal-accounts';

/** What the other fields say of the number. */
interface NumberContext {
  readonly accountNumberType: AccountNumberType | null;
  readonly bankCountry: string | null;
  readonly pixKeyType: PixKeyType | null;
}

const { iban, pixKey } = accountNumberType.code;

/** The number of the account under the name of its type; an IBAN is put in groups, a tick stands once it is well-formed. */
export function NumberField({ name, label, values }: OwnControlProps<NumberContext>) {
  // Core judges the number before anything is sent, in the words of a refusal.
  const t = useMessages(withdrawalAccountsMessages, refusalMessages);
  const type = values.accountNumberType;
  const labels: Readonly<Record<number, string>> = {
    [iban]: t('withdrawalAccounts.form.iban'),
    [pixKey]: t('withdrawalAccounts.form.pixKey'),
  };
  return (
    <FormField name={name} label={(type !== null && labels[type]) || label} required>
      {({ value, onChange, onBlur, ...bound }) => {
        const text = typeof value === 'string' ? value : '';
        const valid = validNumber(text, values);
        return (
          <Input
            {...bound}
            value={text}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => onChange(event.target.value)}
            onBlur={(event) => {
              if (valid !== undefined) onChange(type === iban ? formatIban(valid) : valid);
              onBlur(event);
            }}
            endAdornment={
              valid !== undefined && (
                <Text color="success">
                  <Icon of={CheckIcon} size="sm" label={t('withdrawalAccounts.form.valid')} />
                </Text>
              )
            }
          />
        );
      }}
    </FormField>
  );
}

/** The number as banks read it; undefined while it is not well-formed. */
function validNumber(text: string, { accountNumberType: type, bankCountry, pixKeyType }: NumberContext) {
  if (type === null || text.trim() === '' || (type === pixKey && pixKeyType === null)) return undefined;
  const check = checkWithdrawalNumber({
    accountNumberType: type,
    accountNumber: text,
    bankCountry: bankCountry ?? '',
    ...(pixKeyType && { pixKeyType }),
  });
  return check.ok ? check.value : undefined;
}
