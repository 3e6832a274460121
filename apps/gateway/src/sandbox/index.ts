export { sandboxDocuments } from './documents';
export { mountSandbox } from './mountSandbox';
export { createSandboxClock, followClock } from './sandboxClock';
