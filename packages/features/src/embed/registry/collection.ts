import { LIST_METHODS, LIST_PROPS } from './props';
import type { WidgetEntries } from './WidgetEntry';

/** How the widgets of shops, virtual accounts, collections and materials are fetched. */
export const collectionWidgets: WidgetEntries<
  | 'ShopTable'
  | 'ShopForm'
  | 'ShopDetail'
  | 'VirtualAccountTable'
  | 'VirtualAccountDetail'
  | 'VirtualAccountForm'
  | 'CollectionAccountList'
  | 'CollectionTable'
  | 'CollectionDetail'
  | 'MaterialTable'
  | 'MaterialForm'
  | 'MaterialDetail'
  | 'MaterialUpload'
  | 'MaterialLinkTable'
  | 'MaterialMatching'
> = {
  ShopTable: {
    load: async () => (await import('../../concepts/shops/ShopTable')).ShopTable,
    props: LIST_PROPS,
    methods: LIST_METHODS,
  },
  ShopForm: {
    load: async () => (await import('../../concepts/shops/shopForm')).ShopForm,
    props: { target: true, initial: true, onSaved: true, onCancel: true, headingLevel: true },
    methods: {},
  },
  ShopDetail: {
    load: async () => (await import('../../concepts/shops/shopDetail')).ShopDetail,
    props: { shopId: true, detailRows: true, detailTabs: true, headingLevel: true },
    methods: {},
  },
  MaterialTable: {
    load: async () => (await import('../../concepts/materials/MaterialTable')).MaterialTable,
    props: LIST_PROPS,
    methods: LIST_METHODS,
  },
  MaterialForm: {
    load: async () => (await import('../../concepts/materials/MaterialForm')).MaterialForm,
    props: { target: true, initial: true, onSaved: true, onCancel: true, headingLevel: true },
    methods: {},
  },
  MaterialDetail: {
    load: async () => (await import('../../concepts/materials/materialDetail')).MaterialDetail,
    props: { materialId: true, detailRows: true, detailTabs: true, headingLevel: true },
    methods: {},
  },
  MaterialUpload: {
    load: async () => (await import('../../concepts/materials/MaterialUpload')).MaterialUpload,
    props: { materialId: true, onChange: true, onSaved: true, headingLevel: true },
    methods: {},
  },
  MaterialLinkTable: {
    load: async () => (await import('../../concepts/material-links/MaterialLinkTable')).MaterialLinkTable,
    props: LIST_PROPS,
    methods: LIST_METHODS,
  },
  MaterialMatching: {
    load: async () => (await import('../../concepts/material-links/MaterialMatching')).MaterialMatching,
    props: { collectionId: true, onCollectionChange: true, headingLevel: true },
    methods: {},
  },
  VirtualAccountTable: {
    load: async () => (await import('../../concepts/virtual-accounts/VirtualAccountTable')).VirtualAccountTable,
    props: LIST_PROPS,
    methods: LIST_METHODS,
  },
  VirtualAccountDetail: {
    load: async () => (await import('../../concepts/virtual-accounts/virtualAccountDetail')).VirtualAccountDetail,
    props: { virtualAccountId: true, onExport: true, detailRows: true, detailTabs: true, headingLevel: true },
    methods: {},
  },
  VirtualAccountForm: {
    load: async () =>
      (await import('../../concepts/virtual-accounts/VirtualAccountForm/VirtualAccountForm')).VirtualAccountForm,
    props: { target: true, initial: true, onSaved: true, onCancel: true, headingLevel: true },
    methods: {},
  },
  CollectionAccountList: {
    load: async () =>
      (await import('../../concepts/collection-accounts/CollectionAccountList/CollectionAccountList'))
        .CollectionAccountList,
    props: LIST_PROPS,
    methods: LIST_METHODS,
  },
  CollectionTable: {
    load: async () => (await import('../../concepts/collections/CollectionTable')).CollectionTable,
    props: { ...LIST_PROPS, onLinkMaterial: true },
    methods: LIST_METHODS,
  },
  CollectionDetail: {
    load: async () => (await import('../../concepts/collections/collectionDetail')).CollectionDetail,
    props: { collectionId: true, onLinkMaterial: true, detailRows: true, detailTabs: true, headingLevel: true },
    methods: {},
  },
};
