export * from './banner';
export * from './empty-state';
export * from './error-state';
export * from './loading-bar';
export * from './progress-bar';
export * from './skeleton';
export * from './spinner';
