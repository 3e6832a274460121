export { CopyButton, type CopyButtonProps } from './CopyButton';
export { type CopyState, useCopy } from './useCopy';
