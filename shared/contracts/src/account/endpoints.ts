import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { id, instant, nothing, page, pageQuery } from '../wire/envelope.ts';
import { fromText, named, valueSchema } from '../wire/values.ts';
import { fieldSchema } from '../wire/field-schema.ts';
import { serviceIdSchema, serviceTypes } from '../access/service-types.ts';
import { configurationRules } from '../production/parameters/configuration.ts';
import { accountPlaceRules, accountRules } from './account-rules.ts';
import { businessCard } from './business-card.ts';
import { movementPreference } from './movement-preference.ts';
import { noticeMails } from './notice-mail.ts';
import { noticeTypeNames } from './notice-types.ts';

export const readFlags = [
  { value: 0, key: 'unread' },
  { value: 1, key: 'read' },
] as const;
export const readFlag = named(readFlags);
const readFlagSchema = valueSchema(readFlags);

export const notice = z.object({
  id,
  type: z.enum(noticeTypeNames),
  typeStr: z.string(),
  content: z.string(),
  createTime: instant,
  readFlag: readFlagSchema,
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

/** Whether a record is the one of its kind that counts where none is chosen. */
export const settingDefaults = [
  { value: 0, key: 'no' },
  { value: 1, key: 'yes' },
] as const;
export const settingDefault = named(settingDefaults);
const settingDefaultSchema = valueSchema(settingDefaults);

/** What is longer is kept as a file. */
export const MOST_SETTING_TEXT = 60_000;

export const setting = z.object({
  id,
  doctorId: id,
  settingType: z.enum(settingTypes),
  storageType: z.enum(['text', 'oss']),
  /** The JSON itself, or for `oss` the name of the stored file that holds it. */
  settingContent: z.string(),
  settingName: z.string().nullable(),
  settingDefault: settingDefaultSchema,
});
export type Setting = z.infer<typeof setting>;

/** Refusals of a configuration, a setting of the type `preferenceConfig`: see `Configuration`. */
const configurationErrors = [
  ...(['configurationNameTaken', 'configurationLimit', 'parameterOutOfRange', 'parameterInvalid'] as const),
  ...(['cutLineShapeRange', 'reserveGumRange', 'baseRequired', 'customCompensationWrap'] as const),
  'gumCarvingTextInvalid',
] as const;

/** Refusals of a business card, part of the type `preferenceSetting`. */
const cardErrors = ['phoneInvalid', 'emailInvalid', 'cardPictureInvalid'] as const;

const settingBody = z.strictObject({
  doctorId: id,
  settingType: z.enum(settingTypes),
  storageType: z.enum(['text', 'oss']).default('text'),
  /**
   * Of `text`: a JSON object, at most `MOST_SETTING_TEXT` characters. Of `oss`: a JSON object, which the server keeps as
   * a file, or the name of such a file of the doctor's own.
   */
  settingContent: z.string().max(1_000_000),
  settingName: fieldSchema(configurationRules.settingName),
  settingDefault: settingDefaultSchema.default(settingDefault.yes),
});

/** Ways to number teeth. */
export const toothNumberings = [
  { value: '0', key: 'fdi' },
  { value: '1', key: 'palmer' },
] as const;
export const toothNumbering = named(toothNumberings);

/** Content of a `preferenceSetting`; unknown content of older clients is kept. */
export const preferenceContent = z.looseObject({
  /** Service whose list is the home page. */
  designHomePage: serviceIdSchema.default(serviceTypes.aligner.id),
  entrust: z.enum(['0', '1', '2', 'orgDesign']).default('0'),
  tidType: valueSchema(toothNumberings).default(toothNumbering.fdi),
  designColorSetting: z
    .looseObject({
      backgroundColor: z.string().optional(),
      attachmentColor: z.string().optional(),
      btnActiveColor: z.string().optional(),
    })
    .optional(),
  /** What is shown to patients by share links. */
  businessCard: businessCard.optional(),
  /** What plans of the doctor begin with; the standard where it is not there. */
  movementLimits: movementPreference.optional(),
});
export type PreferenceContent = z.infer<typeof preferenceContent>;

export const accountEndpoints = {
  updateInfo: endpoint({
    id: 'account.updateInfo',
    method: 'PUT',
    path: '/doctor/doc/info',
    summary: 'Changes the own name, place and notification settings; what is absent stays.',
    access: 'session',
    body: z.strictObject({
      nickName: fieldSchema(accountRules.nickName),
      emailNotice: z.boolean().optional(),
      noticeMail: valueSchema(noticeMails).optional(),
      notificationEmail1: fieldSchema(accountRules.notificationEmail1),
      notificationEmail2: fieldSchema(accountRules.notificationEmail2),
      notificationEmail3: fieldSchema(accountRules.notificationEmail3),
      notificationEmail4: fieldSchema(accountRules.notificationEmail4),
      region: fieldSchema(accountPlaceRules.region),
      province: fieldSchema(accountPlaceRules.province),
      city: fieldSchema(accountPlaceRules.city),
      area: fieldSchema(accountPlaceRules.area),
      address: fieldSchema(accountPlaceRules.address),
    }),
    data: nothing,
    errors: ['notificationEmailTwice', 'emailInvalid', 'regionUnknown'],
  }),
  notices: endpoint({
    id: 'account.notices',
    method: 'GET',
    path: '/doctor/doc/pageMsgNotice',
    summary: 'Notices of the caller, newest first.',
    access: 'session',
    query: z.strictObject({ ...pageQuery.shape, readFlag: fromText(readFlagSchema).optional() }),
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
    bodyLimit: 1_200_000,
    errors: ['recordNotFound', 'settingContentInvalid', ...cardErrors, ...configurationErrors],
  }),
  updateSetting: endpoint({
    id: 'account.updateSetting',
    method: 'POST',
    path: '/doctor/setting/update',
    summary: 'Changes a setting record.',
    access: ['setting:edit'],
    body: settingBody.extend({ id }),
    data: setting,
    bodyLimit: 1_200_000,
    errors: ['recordNotFound', 'settingContentInvalid', ...cardErrors, ...configurationErrors],
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
