import type { BilingualValue } from '../wire/errors.ts';

/** What is certified by itself, in the order of the screen: each has a state, and an operator answers for each. */
export const certificationParts = [
  { value: 'aptitudeLicense', key: 'aptitudeLicense', zh: '诊所执业许可', en: 'Medical practice license' },
  { value: 'businessLicense', key: 'businessLicense', zh: '营业执照', en: 'Business license' },
  { value: 'doctorAuth', key: 'doctorAuth', zh: '医师资质', en: 'Doctor qualification' },
] as const;
export type CertificationPart = (typeof certificationParts)[number]['value'];

interface CredentialRow extends BilingualValue {
  readonly key: string;
  readonly part: CertificationPart;
  /** `paper`: a picture or a PDF; `photo`: a picture; `text`: what stands on a paper. */
  readonly kind: 'paper' | 'photo' | 'text';
  /** `home`: required where the country has it, which is China. */
  readonly required: true | false | 'home';
}

/** What somebody submits to be certified, in the order of the screen. */
export const credentialItems = [
  {
    key: 'practiceLicense',
    part: 'aptitudeLicense',
    kind: 'paper',
    required: true,
    zh: '医疗机构执业许可证（或诊所备案凭证）',
    en: 'Medical practice license',
  },
  {
    key: 'registrationNumber',
    part: 'aptitudeLicense',
    kind: 'text',
    required: true,
    zh: '医疗机构登记号',
    en: 'Medical practice registration number',
  },
  {
    key: 'businessLicense',
    part: 'businessLicense',
    kind: 'paper',
    required: true,
    zh: '营业执照',
    en: 'Business license',
  },
  {
    key: 'creditCode',
    part: 'businessLicense',
    kind: 'text',
    required: 'home',
    zh: '统一社会信用代码',
    en: 'Unified social credit code',
  },
  { key: 'doorPhoto', part: 'businessLicense', kind: 'photo', required: true, zh: '门头照', en: 'Door photo' },
  { key: 'indoorPhoto', part: 'businessLicense', kind: 'photo', required: false, zh: '室内环境照', en: 'Indoor photo' },
  {
    key: 'qualification',
    part: 'doctorAuth',
    kind: 'paper',
    required: true,
    zh: '医师资格证书',
    en: 'Doctor qualification certificate',
  },
  { key: 'workPhoto', part: 'doctorAuth', kind: 'photo', required: true, zh: '工作照', en: 'Work photo' },
  { key: 'idNumber', part: 'doctorAuth', kind: 'text', required: false, zh: '身份证号', en: 'ID number' },
] as const satisfies readonly CredentialRow[];

type Row = (typeof credentialItems)[number];
export type CredentialItem = Row['key'];
export type CredentialFile = Extract<Row, { kind: 'paper' | 'photo' }>['key'];
export type CredentialText = Extract<Row, { kind: 'text' }>['key'];

export const credentialItemKeys = credentialItems.map(({ key }) => key);
export const credentialFiles = credentialItems.flatMap((row) => (row.kind === 'text' ? [] : [row.key]));
export const credentialTexts = credentialItems.flatMap((row) => (row.kind === 'text' ? [row.key] : []));

/** The row of an item. */
export const credentialItem = (key: CredentialItem): Row => credentialItems.find((row) => row.key === key) as Row;

export const itemsOfPart = (part: CertificationPart): readonly Row[] =>
  credentialItems.filter((row) => row.part === part);

/** The country whose papers the product knows; elsewhere there is no unified social credit code. */
export const HOME_COUNTRY = 'CN';

/** Whether an item has to be there in a country, by its ISO 3166-1 code. */
export const isRequiredIn = ({ required }: Pick<Row, 'required'>, country: string): boolean =>
  required === 'home' ? country === HOME_COUNTRY : required;

/** Items in words, as an error names them. */
export const credentialTitles = (keys: readonly CredentialItem[]): BilingualValue => ({
  zh: keys.map((key) => credentialItem(key).zh).join('、'),
  en: keys.map((key) => credentialItem(key).en).join(', '),
});

/** Largest file of a credential, in MB. */
export const CREDENTIAL_FILE_LIMIT_MB = 20;

const pictures = ['jpg', 'jpeg', 'png'] as const;
/** Endings of the files that an item takes. */
export const credentialExtensions = (key: CredentialFile): readonly string[] =>
  credentialItem(key).kind === 'paper' ? [...pictures, 'pdf'] : pictures;

/** A smaller picture cannot be read: pixels of its longer and its shorter side. */
export const LEAST_CREDENTIAL_PIXELS = { long: 1280, short: 720 } as const;

export const isLargeEnough = (width: number, height: number): boolean =>
  Math.max(width, height) >= LEAST_CREDENTIAL_PIXELS.long && Math.min(width, height) >= LEAST_CREDENTIAL_PIXELS.short;
