/** Asks whether to leave what is filled in; does what it is given where nothing is lost, or once the reader says so. */
export type AskBeforeLeaving = (proceed: () => void) => void;

/** Takes a question to be asked before the host's page shows something else; returns how to ask no more. */
export type GuardLeaving = (ask: AskBeforeLeaving) => () => void;
