// Theme: tokens as custom properties on one root element, chosen by scheme, direction and density.

export { Accordion, AccordionItem, type AccordionItemProps, type AccordionProps } from './accordion';
export { AmountInput, type AmountInputProps } from './amount-input';
// Small signs.
export { Avatar, type AvatarProps } from './avatar';
export { Badge, type BadgeProps } from './badge';
export { Banner, type BannerProps } from './banner';
export { BarChart, type BarChartProps } from './bar-chart';
export { type BreadcrumbItem, Breadcrumbs, type BreadcrumbsProps } from './breadcrumbs';
// Actions and links.
export {
  Button,
  ButtonGroup,
  type ButtonGroupProps,
  ButtonLink,
  type ButtonLinkProps,
  type ButtonLook,
  type ButtonProps,
  IconButton,
  type IconButtonProps,
} from './button';
// What was read: identity, amounts, instants, figures and states.
export { type CardScheme, CardVisual, type CardVisualProps, SchemeMark, type SchemeMarkProps } from './card-visual';
export { Checkbox, CheckboxGroup, type CheckboxGroupProps, type CheckboxProps } from './checkbox';
export { Chip, type ChipProps, StatusChip, type StatusChipProps } from './chip';
export { Combobox, type ComboboxProps, type ComboboxSource, MultiCombobox, type MultiComboboxProps } from './combobox';
export { CommandPalette, type CommandPaletteProps, type PaletteCommand, type PaletteSearch } from './command-palette';
// Layers over the screen.
export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog';
export { ContextMenu, type ContextMenuProps } from './context-menu';
export { CopyButton, type CopyButtonProps, type CopyState, useCopy } from './copy-button';
export { DatePicker, type DatePickerProps } from './date-picker';
export {
  type DateRange,
  type DateRangeOptions,
  DateRangePanel,
  type DateRangePanelProps,
  DateRangePicker,
  type DateRangePickerProps,
  type DateRangeShortcut,
} from './date-range-picker';
export { DateTime, type DateTimeProps, type InstantStyle, useZone, ZoneProvider } from './date-time';
export {
  DescriptionItem,
  type DescriptionItemProps,
  DescriptionList,
  type DescriptionListProps,
} from './description-list';
export { Dialog, type DialogProps } from './dialog';
export { DonutChart, type DonutChartProps, type DonutSlice } from './donut-chart';
export { Drawer, type DrawerProps } from './drawer';
export { EmptyState, type EmptyStateProps } from './empty-state';
export { ErrorState, type ErrorStateProps } from './error-state';
// Fields and choices.
export { Field, type FieldControlProps, type FieldProps, type FieldState, useField, useFieldControl } from './field';
export { FileUpload, type FileUploadProps, type UploadEntry, type UploadStatus, type UploadTask } from './file-upload';
// Lists: filters above a table, pages below it.
export { type Filter, FilterBar, type FilterBarProps, type SearchBoxProps, useSearchShortcut } from './filter-bar';
// Forms: bindings for react-hook-form over a yup schema.
export {
  type BoundControl,
  type DirtyGuard,
  DirtyGuardDialog,
  type DirtyGuardDialogProps,
  Form,
  FormField,
  type FormFieldProps,
  type FormProps,
  FormSubmit,
  type FormSubmitProps,
  FormSummary,
  type FormSummaryProps,
  type NativeControl,
  type SchemaFormOptions,
  useDirtyGuard,
  useSchemaForm,
} from './form';
// Icons: each is its own export, so that a bundle holds only those in use.
export {
  ActivityIcon,
  ArrowBackIcon,
  ArrowDownIcon,
  ArrowForwardIcon,
  ArrowUpIcon,
  AttachmentIcon,
  BankIcon,
  BellIcon,
  BlockIcon,
  CalendarIcon,
  CardIcon,
  ChartIcon,
  CheckIcon,
  ChevronBackIcon,
  ChevronDownIcon,
  ChevronForwardIcon,
  ChevronUpIcon,
  ClockIcon,
  CloseIcon,
  ColumnsIcon,
  CopyIcon,
  CorporationIcon,
  DashboardIcon,
  DeleteIcon,
  DensityIcon,
  DownloadIcon,
  EditIcon,
  ErrorIcon,
  ExchangeIcon,
  ExternalIcon,
  FailureIcon,
  FallIcon,
  FileIcon,
  FilterIcon,
  FirstPageIcon,
  FreezeIcon,
  GripIcon,
  HelpIcon,
  HideIcon,
  HomeIcon,
  Icon,
  type IconProps,
  type IconSource,
  ImageIcon,
  InboxIcon,
  IncomingIcon,
  InfoIcon,
  KeyIcon,
  LanguageIcon,
  LastPageIcon,
  LockIcon,
  LogOutIcon,
  MailIcon,
  MenuIcon,
  MinusIcon,
  MoonIcon,
  MoreIcon,
  MoreVerticalIcon,
  OutgoingIcon,
  PanelIcon,
  PeopleIcon,
  PersonIcon,
  PhoneIcon,
  PinIcon,
  PlusIcon,
  ReceiptIcon,
  RefreshIcon,
  ResetIcon,
  RiseIcon,
  SaveIcon,
  SearchIcon,
  SendIcon,
  SettingsIcon,
  ShieldIcon,
  ShowIcon,
  SortableIcon,
  StatementIcon,
  StoreIcon,
  SuccessIcon,
  SunIcon,
  SystemIcon,
  UnlockIcon,
  UploadIcon,
  VerifiedIcon,
  WalletIcon,
  WarningIcon,
} from './icon';
export { Input, type InputProps } from './input';
export type { ChartColor, ChartFormat, ChartSeries } from './internal/chart';
export { whenCalm } from './internal/opener/whenCalm';
// Layout and text.
export {
  Box,
  type BoxProps,
  type Columns,
  type FlowTag,
  Grid,
  type GridProps,
  Heading,
  type HeadingProps,
  Inline,
  type InlineProps,
  type Space,
  Stack,
  type StackProps,
  Text,
  type TextColor,
  type TextProps,
  VisuallyHidden,
  type VisuallyHiddenProps,
} from './layout';
// Frames of a product.
export {
  AppLayout,
  type AppLayoutProps,
  NavGroup,
  type NavGroupProps,
  NavItem,
  type NavItemProps,
  type Skin,
} from './layouts';
export { LineChart, type LineChartProps } from './line-chart';
export { Link, type LinkComponent, type LinkProps, LinkProvider } from './link';
export { LoadingBar, type LoadingBarProps } from './loading-bar';
export { LoadingOverlay, type LoadingOverlayProps } from './loading-overlay';
// Layers: what floats over the page.
export {
  Menu,
  MenuCheckItem,
  type MenuCheckItemProps,
  MenuGroup,
  type MenuGroupProps,
  MenuItem,
  type MenuItemProps,
  type MenuLineContent,
  type MenuProps,
  MenuRadioGroup,
  type MenuRadioGroupProps,
  MenuRadioItem,
  type MenuRadioItemProps,
  MenuSeparator,
  type MenuSeparatorProps,
  MenuSub,
  type MenuSubProps,
} from './menu';
// Language: sentences by key, English unless a provider says otherwise.
export {
  type Dictionary,
  en,
  fr,
  MessagesProvider,
  type MessagesProviderProps,
  type UiMessages,
  useLocale,
  zh,
} from './messages';
export { Meter, type MeterProps } from './meter';
export { type AmountSign, formatAmount, Money, type MoneyProps } from './money';
export { MonthPicker, type MonthPickerProps } from './month-picker';
export { MultiSelect, type MultiSelectProps } from './multi-select';
export { OtpInput, type OtpInputProps } from './otp-input';
export { PAGE_SIZES, Pagination, type PaginationProps } from './pagination';
export { PasswordInput, type PasswordInputProps } from './password-input';
export { PhoneInput, type PhoneInputProps } from './phone-input';
export { Popover, type PopoverProps } from './popover';
export { ProgressBar, type ProgressBarProps } from './progress-bar';
export { Radio, RadioGroup, type RadioGroupProps, type RadioProps } from './radio';
export { ScrollToTop, type ScrollToTopProps } from './scroll-to-top';
export { Select, type SelectOption, type SelectProps } from './select';
export { Skeleton, type SkeletonProps } from './skeleton';
export { Slider, type SliderMark, type SliderProps } from './slider';
export { Sparkline, type SparklineProps } from './sparkline';
export { Spinner, type SpinnerProps } from './spinner';
export { Stat, type StatChange, type StatProps } from './stat';
export { type Step, Stepper, type StepperProps } from './stepper';
export { Switch, type SwitchProps } from './switch';
// Tables.
export {
  type CellValue,
  ColumnsMenu,
  type ColumnsMenuProps,
  type ColumnView,
  INITIAL_COLUMN_VIEW,
  type ListedColumn,
  type LocalRowsOptions,
  type NarrowPlace,
  Table,
  type TableColumn,
  type TableEmpty,
  type TableProps,
  type TableSort,
  TableToolbar,
  type TableToolbarProps,
  useLocalRows,
  VirtualTable,
  type VirtualTableProps,
} from './table';
export {
  Tab,
  TabList,
  type TabListProps,
  TabPanel,
  type TabPanelProps,
  type TabProps,
  Tabs,
  type TabsProps,
} from './tabs';
export { TextArea, type TextAreaProps } from './text-area';
export {
  type Breakpoint,
  below,
  breakpoint,
  type ColorToken,
  contrastRatio,
  createTheme,
  type Density,
  type Direction,
  family,
  from,
  type Scheme,
  type SchemeChoice,
  type SchemeColor,
  type Theme,
  type ThemeOverrides,
  ThemeProvider,
  type ThemeProviderProps,
  type ThemeState,
  type Token,
  type Tone,
  useTheme,
  v,
} from './theme';
export {
  DEFAULT_THEME_SETTINGS,
  ThemeCustomizer,
  type ThemeCustomizerProps,
  type ThemeSettings,
} from './theme-customizer';
export {
  TimePicker,
  type TimePickerProps,
  type TimeRange,
  TimeRangePicker,
  type TimeRangePickerProps,
} from './time-picker';
export { Timeline, TimelineItem, type TimelineItemProps, type TimelineProps } from './timeline';
// Notices that come and go.
export {
  createToasts,
  TOAST_LIMIT,
  type ToastKind,
  ToastLayer,
  type ToastLayerProps,
  type ToastOptions,
  type Toasts,
  type ToastVariant,
  useToasts,
} from './toast';
export { Tooltip, type TooltipProps } from './tooltip';
