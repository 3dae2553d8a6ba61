import { named, valueSchema } from '../../wire/values.ts';

/** What a link shows. The wire asks for it by number, as `requestType`; a plan is named by its description file. */
export const shareSubjects = [
  { value: 1, key: 'plan' },
  { value: 2, key: 'presentation' },
] as const;
export type ShareSubject = (typeof shareSubjects)[number]['key'];
export const shareRequestType = named(shareSubjects);
export const shareRequestTypeSchema = valueSchema(shareSubjects);
export const shareSubjectKeys = shareSubjects.map(({ key }) => key);

/** Photos that a link shows: none, those inside the mouth, or those of the face, too. */
export const sharePhotos = ['none', 'mouth', 'face'] as const;
export type SharePhotos = (typeof sharePhotos)[number];

/** What a link asks for besides itself. */
export const shareProtections = ['none', 'password'] as const;
export type ShareProtection = (typeof shareProtections)[number];

/** A link lives for so many days; half a year at most. */
export const shareDays = [7, 30, 90, 180] as const;
export const SHARE_DAYS = 30;

/** Days for which one aligner is worn, where whoever shares wants to say how long it takes. */
export const wearDays = [7, 10, 14, 21] as const;
export type WearDays = (typeof wearDays)[number];

/** Most links to one plan, or one presentation, that can be opened at once. */
export const SHARE_LINKS = 20;

/** What a key of a share begins with: by it the page tells a share from a review. */
export const SHARE_MARK = 's.';
/** A key as it was made, with 256 random bits; or short, with 132. */
export const SHARE_KEY_PATTERN = /^s\.(?:[A-Za-z0-9_-]{43}|[A-Za-z0-9_-]{22})$/;
