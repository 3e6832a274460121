export * from './accordion';
export * from './breadcrumbs';
export * from './layout';
export * from './layouts';
export * from './pagination';
export * from './scroll-to-top';
export * from './stepper';
export * from './tabs';
