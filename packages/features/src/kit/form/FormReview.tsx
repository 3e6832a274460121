import { countryNames, currencyNames } from '@corridor/core';
import type { DisplayTools } from '../columns/Column';
import { useDisplayTools } from '../columns/useDisplayTools';
import { type DetailItem, DetailList } from '../display/DetailList';
import { type RecordNames, type RecordPair, useRecordNames } from '../records/useRecordNames';
import type { FieldShape } from './FieldKind';
import { isMoneyText } from './fieldTexts';
import { fieldWords } from './fieldWords';
import type { DeclaredFormState } from './useDeclaredForm';

/** Everything that is filled in, before it is sent. */
export function FormReview({ state }: { readonly state: DeclaredFormState }) {
  const tools = useDisplayTools();
  const { declaration, draft, asked, slots } = state;
  const filled = Object.values(declaration.steps)
    .flat()
    .filter((name) => asked.includes(name) && draft[name] !== null);
  const pairs = filled.flatMap((name): RecordPair[] => {
    const shape = declaration.fields[name]?.shape;
    return shape?.kind === 'record' ? [{ concept: shape.concept, id: String(draft[name]) }] : [];
  });
  const nameOf = useRecordNames(pairs);
  const linesOf = (name: string): readonly DetailItem[] => {
    const shape = declaration.fields[name]?.shape;
    if (!shape) return [];
    if (shape.kind === 'own') return slots.own?.[name]?.lines?.(draft[name], draft, tools) ?? [];
    const { label } = fieldWords(declaration, tools.t, name);
    return [{ label, value: wordOf(shape, draft[name], tools, nameOf) }];
  };
  return <DetailList items={filled.flatMap(linesOf)} />;
}

function wordOf(shape: FieldShape, value: unknown, { t, locale }: DisplayTools, nameOf: RecordNames): string {
  const text = String(value);
  switch (shape.kind) {
    case 'choice': {
      const code = shape.codes.find((one) => one === value);
      return code === undefined ? text : t(shape.label(code));
    }
    case 'record':
      return nameOf(shape.concept, text);
    case 'country':
      return namesIn(countryNames(locale))(text);
    case 'money':
      return isMoneyText(value) ? `${value.amount} ${value.currency}` : '';
    case 'currency':
      return `${text} · ${namesIn(currencyNames(locale))(text)}`;
    case 'flag':
      return t(value === true ? 'filters.yes' : 'filters.no');
    default:
      return text;
  }
}

/** Names by code. Guarantee: a field of codes holds one of them. */
function namesIn<Code extends string>(nameOf: (code: Code) => string): (text: string) => string {
  return (text) => nameOf(text as Code);
}
