export { UserForm, type UserFormProps } from './UserForm';
export { UserTable, type UserTableHandle, type UserTableProps, type UserView } from './UserTable';
export { UserDetail, type UserDetailProps } from './userDetail';
export { userList } from './userList';
