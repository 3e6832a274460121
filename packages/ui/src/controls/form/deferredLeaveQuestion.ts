import { createDeferred } from '../../internal/opener/createDeferred';
import type { LeaveQuestionProps } from './LeaveQuestion';

/** The question before something is lost, whose code comes once there is something to lose. */
export const deferredLeaveQuestion = /* @__PURE__ */ createDeferred<LeaveQuestionProps>(
  async () => (await import('./LeaveQuestion')).LeaveQuestion,
);
