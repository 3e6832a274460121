import type { signIn as en } from '../en/sign-in';

/** Sentences of the way in, in Chinese. */
export const signIn: Record<keyof typeof en, string> = {
  'session.signIn.title': '登录',
  'session.signIn.help': '请使用管理员为您开通的账户。',
  'session.signIn.submit': '登录',
  'session.signIn.submitting': '正在登录…',
  'session.signIn.forgot': '忘记密码？',
  'session.signIn.refused': '登录失败，请检查用户名或密码',
  'session.signIn.locked': '尝试次数过多',
  'session.signIn.lockedFor': '{time} 后可重试。',
  'session.signIn.unlocked': '现在可以重试。',
  'session.username.label': '用户名或邮箱',
  'session.password.label': '密码',
  'session.password.invalid': '密码无效',
  'session.required': '此字段为必填项',
};
