/** Sentences by flat dotted key; `{name}` stands for a value. */
export type Dictionary = Readonly<Record<string, string>>;

/** Values for the placeholders of a sentence. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Puts values into a sentence; a placeholder without a value stays as it is, so that it is seen. */
export const fill = (sentence: string, values?: MessageValues): string =>
  values ? sentence.replace(/\{(\w+)\}/g, (mark, name: string) => String(values[name] ?? mark)) : sentence;
