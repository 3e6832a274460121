export { AppLayout, type AppLayoutProps, type Skin } from './AppLayout';
export { NavGroup, type NavGroupProps } from './NavGroup';
export { NavItem, type NavItemProps } from './NavItem';
