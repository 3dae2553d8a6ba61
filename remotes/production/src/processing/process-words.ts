import {
  type ProcessPrice,
  type ProcessRow,
  type ProcessService,
  jawNumber,
  processStatuses,
  rowOf,
  serviceTypes,
} from '@archway/contracts';
import { type TextFunction, bilingual, errorText, formatNumber } from '@archway/platform';

/** Where an order is looked at, and where it is changed. */
export const processPath = ({ processId }: { readonly processId: string }): string =>
  `/retainer-detail?id=${processId}`;
export const editPath = ({ processId }: { readonly processId: string }): string => `/add-retainer?id=${processId}`;

export const serviceText = (service: ProcessService, t: TextFunction): string =>
  t(service === serviceTypes.autoKeeper.id ? 'process.service.autoKeeper' : 'process.service.modelProcess');

export const statusText = (status: ProcessRow['status']): string => {
  const row = rowOf(processStatuses, status);
  return row ? bilingual({ zh: row.zh, en: row.en }) : String(status);
};

export const jawText = (jaw: number, t: TextFunction): string =>
  t(jaw === jawNumber.upper ? 'process.jaw.upper' : 'process.jaw.lower');

/** Whose models an order has. */
export const jawsText = (jaws: ProcessRow['jaws'], t: TextFunction): string =>
  jaws.map((jaw) => jawText(jaw, t)).join(' · ') || t('process.noModels');

/** What went wrong, and with which jaw. */
export const problemText = ({ name, jaw }: NonNullable<ProcessRow['problem']>): string =>
  errorText(name, undefined, {
    jaw: jaw === jawNumber.lower ? { zh: '下颌', en: 'mandibular' } : { zh: '上颌', en: 'maxillary' },
  });

/** What a confirmation costs, in words. */
export const priceText = ({ unit, amount }: ProcessPrice, t: TextFunction): string =>
  t(`process.unit.${unit}`, { count: amount, num: formatNumber(amount) });
