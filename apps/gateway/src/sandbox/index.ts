export { sandboxDocuments } from './documents';
export { mountMailbox } from './mountMailbox';
export { mountSandbox } from './mountSandbox';
export { createSandboxClock, followClock } from './sandboxClock';
