import type { ExportColumn } from './exportVerb';

type Labels = readonly [en: string, fr: string, zh: string];

/** A column of an export that is text, under its English, French and Chinese label. */
export function textColumn<Row>([en, fr, zh]: Labels, text: ExportColumn<Row>['text']): ExportColumn<Row> {
  return { label: { en, fr, zh }, text };
}

/** A column of an export that is an instant, written in the zone that the reader asks for. */
export function instantColumn<Row>(labels: Labels, text: ExportColumn<Row>['text']): ExportColumn<Row> {
  return { ...textColumn(labels, text), kind: 'instant' };
}
