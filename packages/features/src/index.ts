// Provider and runtime: what every widget stands on.
export { CorridorProvider, type CorridorProviderProps } from './runtime/CorridorProvider';

// Session.
export { SignInForm, type SignInFormProps } from './session/SignInForm';

// Words: how a host speaks its own sentences in the language of its provider.
export { type AskableKey, defineMessages, type Dictionary, type Language, type MessageSet } from './words/MessageSet';
export { type Say, type SentenceValues, useWords } from './words/useWords';
