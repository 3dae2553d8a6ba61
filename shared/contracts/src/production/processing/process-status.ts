import { serviceTypes } from '../../access/service-types.ts';
import { named, valueSchema } from '../../wire/values.ts';

/** Services whose result is a processed model. */
export const processServices = [serviceTypes.modelProcess.id, serviceTypes.autoKeeper.id] as const;
export type ProcessService = (typeof processServices)[number];

/** Model processing and automatic retainers, in the order of the work; what was not sent yet has no number of its own. */
export const processStatuses = [
  { value: -1, key: 'unsubmitted', zh: '未提交', en: 'Unsubmitted', tone: 'neutral' },
  { value: 0, key: 'processing', zh: '处理中', en: 'Processing', tone: 'production' },
  { value: 1, key: 'toBeConfirmed', zh: '待确认', en: 'To be confirmed', tone: 'warning' },
  { value: 2, key: 'confirmed', zh: '已确认', en: 'Confirmed', tone: 'success' },
] as const;
export type ProcessStatus = (typeof processStatuses)[number]['value'];
export const processStatus = named(processStatuses);
export const processStatusSchema = valueSchema(processStatuses);

/** Tabs of the list; `status` is what stands in one, null for what does not follow from the status. */
export const processTabs = [
  { value: -1, key: 'all', status: null },
  { value: 0, key: 'focus', status: null },
  { value: 1, key: 'unsubmitted', status: processStatus.unsubmitted },
  { value: 2, key: 'making', status: processStatus.processing },
  // Spelt so by the specification.
  { value: 3, key: 'to_by_confirmed', status: processStatus.toBeConfirmed },
  { value: 4, key: 'confirmed', status: processStatus.confirmed },
] as const;
export type ProcessTab = (typeof processTabs)[number]['value'];
export const processTab = named(processTabs);
export const processTabSchema = valueSchema(processTabs);
