import { LIST_METHODS, LIST_PROPS } from './props';
import type { WidgetEntries } from './WidgetEntry';

/** How the widgets of users, their rights, downloads and the log are fetched. */
export const settingsWidgets: WidgetEntries<
  | 'UserTable'
  | 'UserDetail'
  | 'UserForm'
  | 'RoleTable'
  | 'RoleDetail'
  | 'RoleForm'
  | 'ApprovalTable'
  | 'ApprovalDetail'
  | 'ApprovalPolicyTable'
  | 'ApprovalPolicyForm'
  | 'PermissionTable'
  | 'PermissionDetail'
  | 'PermissionForm'
  | 'DownloadTable'
  | 'JobFaultTable'
  | 'LogTable'
  | 'LogDetail'
> = {
  UserTable: {
    load: async () => (await import('../../concepts/users/UserTable')).UserTable,
    props: LIST_PROPS,
    methods: LIST_METHODS,
  },
  UserDetail: {
    load: async () => (await import('../../concepts/users/userDetail')).UserDetail,
    props: { userId: true, detailRows: true, detailTabs: true, headingLevel: true },
    methods: {},
  },
  UserForm: {
    load: async () => (await import('../../concepts/users/UserForm')).UserForm,
    props: { target: true, initial: true, onSaved: true, onCancel: true, headingLevel: true },
    methods: {},
  },
  RoleTable: {
    load: async () => (await import('../../concepts/roles/RoleTable')).RoleTable,
    props: { ...LIST_PROPS, onSeeAs: true },
    methods: LIST_METHODS,
  },
  RoleDetail: {
    load: async () => (await import('../../concepts/roles/roleDetail')).RoleDetail,
    props: { roleId: true, onSeeAs: true, detailRows: true, detailTabs: true, headingLevel: true },
    methods: {},
  },
  RoleForm: {
    load: async () => (await import('../../concepts/roles/RoleForm/RoleForm')).RoleForm,
    props: { target: true, initial: true, onSaved: true, onCancel: true, headingLevel: true },
    methods: {},
  },
  ApprovalTable: {
    load: async () => (await import('../../concepts/approvals/ApprovalTable')).ApprovalTable,
    props: LIST_PROPS,
    methods: LIST_METHODS,
  },
  ApprovalDetail: {
    load: async () => (await import('../../concepts/approvals/approvalDetail')).ApprovalDetail,
    props: { approvalId: true, detailRows: true, detailTabs: true, headingLevel: true },
    methods: {},
  },
  ApprovalPolicyTable: {
    load: async () => (await import('../../concepts/approval-policies/ApprovalPolicyTable')).ApprovalPolicyTable,
    props: LIST_PROPS,
    methods: LIST_METHODS,
  },
  ApprovalPolicyForm: {
    load: async () => (await import('../../concepts/approval-policies/ApprovalPolicyForm')).ApprovalPolicyForm,
    props: { target: true, initial: true, onSaved: true, onCancel: true, headingLevel: true },
    methods: {},
  },
  PermissionTable: {
    load: async () => (await import('../../concepts/permissions/PermissionTable')).PermissionTable,
    props: LIST_PROPS,
    methods: LIST_METHODS,
  },
  PermissionDetail: {
    load: async () => (await import('../../concepts/permissions/permissionDetail')).PermissionDetail,
    props: { permissionId: true, detailRows: true, detailTabs: true, headingLevel: true },
    methods: {},
  },
  PermissionForm: {
    load: async () => (await import('../../concepts/permissions/PermissionForm')).PermissionForm,
    props: { target: true, initial: true, onSaved: true, onCancel: true, headingLevel: true },
    methods: {},
  },
  DownloadTable: {
    load: async () => (await import('../../concepts/downloads/DownloadTable')).DownloadTable,
    props: LIST_PROPS,
    methods: LIST_METHODS,
  },
  JobFaultTable: {
    load: async () => (await import('../../concepts/job-faults/JobFaultTable')).JobFaultTable,
    props: LIST_PROPS,
    methods: LIST_METHODS,
  },
  LogTable: {
    load: async () => (await import('../../concepts/logs/LogTable')).LogTable,
    props: LIST_PROPS,
    methods: LIST_METHODS,
  },
  LogDetail: {
    load: async () => (await import('../../concepts/logs/logDetail')).LogDetail,
    props: { entryId: true, detailRows: true, detailTabs: true, headingLevel: true },
    methods: {},
  },
};
