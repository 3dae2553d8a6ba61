import { named, valueSchema } from '../../wire/values.ts';

/** Who is asked: an expert, whose answer the case shows, or somebody outside whom the asker wants to hear. */
export const reviewKinds = [
  { value: 'expert', key: 'expert', zh: '专家评审', en: 'Expert review', tone: 'info' },
  { value: 'external', key: 'external', zh: '外部评审', en: 'External review', tone: 'info' },
] as const;
export type ReviewKind = (typeof reviewKinds)[number]['value'];
export const reviewKindSchema = valueSchema(reviewKinds);

/** What a link asks for besides itself. */
export const reviewProtections = ['none', 'password', 'code'] as const;
export type ReviewProtection = (typeof reviewProtections)[number];

/** How far an expert review of a case version is. */
export const expertStatuses = [
  { value: 'pendingExpert', key: 'pendingExpert', zh: '待专家评审', en: 'Pending expert review', tone: 'info' },
  { value: 'expertReviewing', key: 'expertReviewing', zh: '专家评审中', en: 'Expert reviewing', tone: 'info' },
  { value: 'expertReviewed', key: 'expertReviewed', zh: '专家已评审', en: 'Expert reviewed', tone: 'success' },
] as const;
export const expertStatus = named(expertStatuses);
export type ExpertStatus = (typeof expertStatuses)[number]['value'];

/** A link lives for so many days. */
export const reviewDays = [1, 3, 7, 14, 30] as const;
/** A link is opened so many times at most. */
export const reviewViews = [1, 3, 5, 10, 20] as const;

/** Most links to one plan that can be opened at once. */
export const REVIEW_LINKS = 10;
