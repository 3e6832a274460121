import { cardModel, cardScheme, cardType } from '@corridor/core';
import { Banner, Checkbox, FormField, Grid, Input, Radio, RadioGroup, Select, Stack } from '@corridor/ui';
import { cardsMessages } from '../../messages/cards';
import { useWords } from '../../words/useWords';
import type { CardApplyState } from './useCardApply';

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** What kind of card it is, on which BIN, and whose name it bears. */
export function CardStep({ state }: { readonly state: CardApplyState }) {
  const say = useWords(cardsMessages);
  const bins = state.offered.map(({ bin, scheme, currency }) => ({
    value: bin,
    label: `${bin} · ${say(cardScheme.labelKey(scheme))} · ${currency}`,
  }));
  const types = cardType.codes.map((code) => ({ code, label: say(cardType.labelKey(code)) }));
  const models = cardModel.codes.map((code) => ({ code, label: say(cardModel.labelKey(code)) }));
  return (
    <Stack gap={5}>
      <Grid columns={{ base: 1, sm: 2 }} gap={4}>
        <ChoiceField name="type" label={say('cards.apply.type')} choices={types} />
        <ChoiceField name="model" label={say('cards.apply.model')} choices={models} />
      </Grid>
      {state.bins.data && bins.length === 0 && <Banner tone="warning">{say('cards.apply.noBin')}</Banner>}
      <FormField name="bin" label={say('cards.apply.bin')} help={say('cards.apply.binHelp')} required>
        {({ value, ...bound }) => <Select {...bound} value={textOf(value)} options={bins} />}
      </FormField>
      <FormField name="holderName" label={say('cards.apply.holder')} help={say('cards.apply.holderRule')} required>
        <Input autoComplete="off" spellCheck={false} />
      </FormField>
      <FormField name="label" label={say('cards.apply.label')} help={say('cards.apply.labelHelp')} optional>
        <Input autoComplete="off" />
      </FormField>
      {state.values.model === 'commercial' && (
        <FormField name="shared" label={say('cards.column.shared')} group>
          {({ value, onChange }) => (
            <Checkbox
              label={say('cards.apply.shared')}
              checked={value === true}
              onChange={(event) => onChange(event.target.checked)}
            />
          )}
        </FormField>
      )}
    </Stack>
  );
}

interface ChoiceFieldProps {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly { readonly code: string; readonly label: string }[];
}

function ChoiceField({ name, label, choices }: ChoiceFieldProps) {
  return (
    <FormField name={name} label={label} group required>
      {({ value, onChange }) => (
        <RadioGroup value={textOf(value)} onChange={onChange} orientation="horizontal">
          {choices.map((choice) => (
            <Radio key={choice.code} value={choice.code} label={choice.label} />
          ))}
        </RadioGroup>
      )}
    </FormField>
  );
}
