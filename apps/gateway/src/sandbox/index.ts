export { mountSandbox } from './mountSandbox';
export { createSandboxClock } from './sandboxClock';
