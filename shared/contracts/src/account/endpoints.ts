import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { id, instant, nothing, page, pageQuery } from '../wire/envelope.ts';

export const notice = z.object({
  id,
  type: z.string(),
  typeStr: z.string(),
  content: z.string(),
  createTime: instant,
  /** 0 unread, 1 read. */
  readFlag: z.number().int(),
  /** Where the notice leads, inside the product. */
  link: z.string().nullable(),
});
export type Notice = z.infer<typeof notice>;

export const settingTypes = [
  'preferenceSetting',
  'orderSetting',
  'preferenceConfig',
  'productSettings',
  'sceneSetting',
] as const;

export const setting = z.object({
  id,
  doctorId: id,
  settingType: z.enum(settingTypes),
  storageType: z.enum(['text', 'oss']),
  settingContent: z.string(),
  settingName: z.string().nullable(),
  settingDefault: z.number().int(),
});
export type Setting = z.infer<typeof setting>;

const settingBody = z.strictObject({
  doctorId: id,
  settingType: z.enum(settingTypes),
  storageType: z.enum(['text', 'oss']).default('text'),
  settingContent: z.string().max(60_000),
  settingName: z.string().max(60).nullish(),
  settingDefault: z.number().int().default(1),
});

/** Content of a `preferenceSetting`; unknown content of older clients is kept. */
export const preferenceContent = z.looseObject({
  designHomePage: z.number().int().default(0),
  entrust: z.string().default('0'),
  tidType: z.string().default('0'),
  designColorSetting: z
    .looseObject({
      backgroundColor: z.string().optional(),
      attachmentColor: z.string().optional(),
      btnActiveColor: z.string().optional(),
    })
    .optional(),
});
export type PreferenceContent = z.infer<typeof preferenceContent>;

const email = z.union([z.email().max(120), z.literal('')]).nullish();

export const accountEndpoints = {
  updateInfo: endpoint({
    id: 'account.updateInfo',
    method: 'PUT',
    path: '/doctor/doc/info',
    summary: 'Changes the own name and notification settings.',
    access: 'session',
    body: z.strictObject({
      nickName: z.string().trim().max(60).nullish(),
      emailNotice: z.boolean().optional(),
      notificationEmail1: email,
      notificationEmail2: email,
      notificationEmail3: email,
      notificationEmail4: email,
    }),
    data: nothing,
    errors: ['notificationEmailTwice'],
  }),
  notices: endpoint({
    id: 'account.notices',
    method: 'GET',
    path: '/doctor/doc/pageMsgNotice',
    summary: 'Notices of the caller, newest first.',
    access: 'session',
    query: z.strictObject({ ...pageQuery.shape, readFlag: z.coerce.number().int().min(0).max(1).optional() }),
    data: page(notice),
  }),
  readNotices: endpoint({
    id: 'account.readNotices',
    method: 'GET',
    path: '/doctor/doc/readMsgNotice',
    summary: 'Marks notices as read; all of them when no ids are given.',
    access: 'session',
    query: z.strictObject({
      ids: z
        .string()
        .regex(/^\d+(,\d+)*$/)
        .max(2000)
        .optional(),
    }),
    data: nothing,
  }),
  settings: endpoint({
    id: 'account.settings',
    method: 'GET',
    path: '/doctor/setting/get',
    summary: 'Setting records of a doctor, of one type or all.',
    access: 'session',
    query: z.strictObject({ doctorId: id, settingType: z.enum(settingTypes).optional() }),
    data: z.array(setting),
    errors: ['recordNotFound'],
  }),
  addSetting: endpoint({
    id: 'account.addSetting',
    method: 'POST',
    path: '/doctor/setting/add',
    summary: 'Adds a setting record.',
    access: ['setting:edit'],
    body: settingBody,
    data: setting,
    errors: ['recordNotFound', 'settingContentInvalid'],
  }),
  updateSetting: endpoint({
    id: 'account.updateSetting',
    method: 'POST',
    path: '/doctor/setting/update',
    summary: 'Changes a setting record.',
    access: ['setting:edit'],
    body: settingBody.extend({ id }),
    data: setting,
    errors: ['recordNotFound', 'settingContentInvalid'],
  }),
  removeSetting: endpoint({
    id: 'account.removeSetting',
    method: 'DELETE',
    path: '/doctor/setting/:id',
    summary: 'Removes a setting record.',
    access: ['setting:edit'],
    params: z.strictObject({ id }),
    data: nothing,
    errors: ['recordNotFound', 'defaultSettingKept'],
  }),
} as const;
