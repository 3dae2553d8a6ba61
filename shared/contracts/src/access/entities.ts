import { z } from 'zod';
import { noticeMails } from '../account/notice-mail.ts';
import { id, instant } from '../wire/envelope.ts';
import { certifications } from '../certification/states.ts';
import { named, valueSchema } from '../wire/values.ts';
import { PASSWORD_PATTERN } from './password-rules.ts';
import { roleKeys } from './roles.ts';

/** A DES-ECB, PKCS7, base64 password field: 64 characters of any script fit. The rule for the clear text is `passwordFollowsRule`. */
export const encryptedPassword = z.string().min(1).max(300);

/** 8 to 64 characters with at least two kinds of digits, upper case, lower case and symbols. */
export const passwordFollowsRule = (clear: string): boolean => PASSWORD_PATTERN.test(clear);

export const practiceListItem = z.object({
  practiceId: id,
  name: z.string(),
  abbreviation: z.string(),
  number: z.string(),
  accountExpired: z.boolean(),
  /** Day on which the service ends, YYYY-MM-DD. */
  expiredDay: z.string().nullable(),
  available: z.boolean(),
  /** The reader created this practice. */
  creator: z.boolean(),
  /** Whom its members ask, also those who were disabled. */
  creatorName: z.string(),
  isDefault: z.boolean(),
  teamDesignEnabled: z.boolean(),
  /** The own team inspects what the doctors design themselves; otherwise the machine does. */
  teamInspectsSelf: z.boolean(),
  designCenterList: z.array(
    z.object({
      practiceDefault: z.boolean(),
      designCenterId: id,
      designCenterNo: z.string(),
      designCenterName: z.string(),
    }),
  ),
  /** Copied from the default design center. */
  designCenterId: id.nullable(),
  designCenterNo: z.string().nullable(),
});
export type PracticeListItem = z.infer<typeof practiceListItem>;

export const accountInfo = z.object({
  expirationTime: z.string().nullable(),
  region: z.string().nullable(),
  province: z.string().nullable(),
  city: z.string().nullable(),
  area: z.string().nullable(),
  address: z.string().nullable(),
  designCenterId: id.nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  freeModelNum: z.number().int(),
  freePtNum: z.number().int(),
  freeReportNum: z.number().int(),
  emailNotice: z.boolean(),
  /** Each notice by itself, or those of a day in one mail. */
  noticeMail: valueSchema(noticeMails),
  contractDocument: z.string().nullable(),
  /** Credits of the current practice for confirming plans, as are the quotas; null without a practice. */
  confirmRemainingNum: z.number().int().nullable(),
  assistAuditsRemainingNum: z.number().int(),
  notificationEmail1: z.string().nullable(),
  notificationEmail2: z.string().nullable(),
  notificationEmail3: z.string().nullable(),
  notificationEmail4: z.string().nullable(),
  canReplaceModel: z.boolean(),
});
export type AccountInfo = z.infer<typeof accountInfo>;

/** Kinds of people of a practice. */
export const doctorTypes = [
  { value: 0, key: 'doctor' },
  { value: 1, key: 'assistant' },
] as const;
export type DoctorType = (typeof doctorTypes)[number]['value'];
export const doctorType = named(doctorTypes);

const certificationResult = valueSchema(certifications);

export const personalData = z.object({
  userId: id,
  /** The user's id again: the wire calls a user of the practice side a doctor. */
  doctorId: id,
  userName: z.string(),
  nickName: z.string().nullable(),
  doctorType: valueSchema(doctorTypes).nullable(),
  roles: z.array(z.enum(roleKeys)),
  permissions: z.array(z.string()),
  /** Owns at least one practice. */
  creator: z.boolean(),
  /** Number of bound practices. */
  practiceBound: z.number().int(),
  defaultPracticeId: id.nullable(),
  defaultPracticeAbbreviation: z.string().nullable(),
  expirationTime: z.string().nullable(),
  isTeamMode: z.boolean(),
  authResult: valueSchema(certifications),
  /** The newest version of the service agreement that was accepted; 0 for none. */
  acceptedAgreement: z.number().int(),
  /** The qualification was submitted at least once, and what became of it. */
  submitDoctorAuth: z.boolean(),
  doctorAuthResult: certificationResult,
  /** The same of the licenses of the default practice; nothing of a practice where there is none. */
  submitBusinessLicense: z.boolean(),
  businessLicenseResult: certificationResult,
  submitAptitudeLicense: z.boolean(),
  aptitudeLicenseResult: certificationResult,
  designCenterList: z.array(z.object({ designCenterId: id, designCenterNo: z.string(), designCenterName: z.string() })),
  accountInfo,
});
export type PersonalData = z.infer<typeof personalData>;

/** The account of whoever created a practice, as its members may know it: whom to ask, and what is left. */
export const creatorPersonalData = personalData
  .pick({
    doctorId: true,
    userName: true,
    nickName: true,
    authResult: true,
    submitDoctorAuth: true,
    doctorAuthResult: true,
    submitBusinessLicense: true,
    businessLicenseResult: true,
    submitAptitudeLicense: true,
    aptitudeLicenseResult: true,
    expirationTime: true,
    defaultPracticeId: true,
    accountInfo: true,
  })
  .extend({ practiceId: id, practiceName: z.string() });
export type CreatorPersonalData = z.infer<typeof creatorPersonalData>;

export const loginAnswer = z.object({
  token: z.string(),
  /** Only when the login is to be remembered; good for one renewal, for 30 days. */
  rememberToken: z.string().nullable(),
  expiresAt: instant,
});
