import type { CardFilter } from '@corridor/core';
import { ChoicesEditor } from '../../filters/ChoicesEditor';
import { DigitsEditor } from '../../filters/DigitsEditor';
import { LazyRangeEditor } from '../../filters/LazyRangeEditor';
import { OneOfEditor } from '../../filters/OneOfEditor';
import { cardsMessages } from '../../messages/cards';
import { useRuntime } from '../../runtime/Runtime';
import { useWords } from '../../words/useWords';
import type { CardFilterDefinition } from './fields';
import { MerchantEditor } from './MerchantEditor';
import { valuesOf } from './values';

/** Props of `CardFilterEditor`. */
export interface CardFilterEditorProps {
  readonly definition: CardFilterDefinition;
  readonly filter: Partial<CardFilter>;
  /** Sets the field; undefined takes it out of the filter. */
  readonly onChange: (value: unknown) => void;
  readonly close: () => void;
}

/** Asks for the value of one field in the way its kind is asked. */
export function CardFilterEditor({ definition, filter, onChange, close }: CardFilterEditorProps) {
  const say = useWords(cardsMessages);
  const { timezone } = useRuntime();
  const label = say(definition.labelKey);
  const settle = (value: unknown) => {
    onChange(value);
    close();
  };
  switch (definition.kind) {
    case 'choices': {
      const choices = definition.choices.map(({ value, labelKey }) => ({
        value,
        label: labelKey ? say(labelKey) : value,
      }));
      return (
        <ChoicesEditor label={label} choices={choices} value={valuesOf(filter, definition.field)} onChange={onChange} />
      );
    }
    case 'merchant':
      return <MerchantEditor label={label} value={filter.merchantId ?? null} onChange={settle} />;
    case 'digits':
      return <DigitsEditor label={label} length={4} value={filter.last4 ?? ''} onChange={settle} />;
    case 'yesNo': {
      const choices = [
        { value: 'true', label: say('cards.shared') },
        { value: 'false', label: say('cards.notShared') },
      ];
      const value = filter.shared === undefined ? null : String(filter.shared);
      return (
        <OneOfEditor label={label} choices={choices} value={value} onChange={(chosen) => settle(chosen === 'true')} />
      );
    }
    case 'range':
      return <LazyRangeEditor value={filter.createdAt} zone={timezone} onChange={settle} />;
  }
}
