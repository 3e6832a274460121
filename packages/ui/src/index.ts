// Entry point of ui: what each group of parts exports.
export * from './charts';
export * from './controls';
export * from './data';
export * from './feedback';
export * from './icon';
export * from './internal/chart';
export * from './internal/opener/whenIdle';
export * from './layers';
export * from './messages';
export * from './page';
export * from './theme';
