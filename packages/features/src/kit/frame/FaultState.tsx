import { ErrorState, type ErrorStateProps } from '../display/ErrorState';

/** What stands in the place of a widget that stopped over a fault while it was drawn. */
export const FaultState = (props: ErrorStateProps) => <ErrorState {...props} />;
