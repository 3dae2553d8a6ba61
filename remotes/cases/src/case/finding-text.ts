import { type CaseFinding, type DoubtObject, OWN_WORDS, allInspectionReasons, isOneOf } from '@archway/contracts';
import { type TextFunction, formatNumber } from '@archway/platform';
import { meshErrorText } from '../models/mesh-error-text.ts';

const PERCENT = 100;

/** A file by the place that it stands at: a jaw, a position, or the CT. */
export function placeOf({ kind, place }: Pick<DoubtObject, 'kind' | 'place'>, t: TextFunction): string {
  if (kind === 'model') return t(`jaw.${place}`);
  return kind === 'photo' ? t(`photoPosition.${place}`) : t('cbct.title');
}

/** How long, or how far off, whichever way. */
const millimetres = (value: string | number = 0): string => formatNumber(Math.abs(Number(value)), { digits: 1 });

/** What was found, in words; an older page says what it knows of a newer finding. */
export function findingText({ reason, objects, values }: CaseFinding, t: TextFunction): string {
  const share = Number(values['confidence'] ?? 0);
  const sure = formatNumber(Math.round(share * PERCENT), { unit: '%' });
  const name = (position: string): string => t(`photoPosition.${position}`);
  // What people find has a sentence each, and their own words stand for themselves.
  if (isOneOf(allInspectionReasons, reason)) return reason === OWN_WORDS ? '' : t(`finding.${reason}`);
  switch (reason) {
    case 'otherJaw':
      return t(`finding.otherJaw.${objects[0]?.place ?? '1'}`);
    case 'unit': {
      const sides = ['x', 'y', 'z'].map((side) => formatNumber(Number(values[side] ?? 0), { digits: 1 }));
      return t('finding.unit', { unit: t(`unit.${values['unit'] ?? 'mm'}`), size: sides.join(' × ') });
    }
    case 'analysisFailed':
      return t('finding.analysisFailed', { error: meshErrorText(String(values['error'] ?? ''), t) });
    case 'otherPhoto':
      return t('finding.otherPhoto', { guess: name(String(values['guess'])), sure });
    case 'samePhoto':
      return t('finding.samePhoto', { names: objects.map(({ place }) => name(place)).join(t('photos.comma')) });
    case 'photosMissing': {
      const positions = String(values['positions'] ?? '').split(',');
      return t('finding.photosMissing', { names: positions.map(name).join(t('photos.comma')) });
    }
    case 'crownHoles':
      return t('finding.crownHoles', { num: Number(values['num'] ?? 0), size: millimetres(values['mm']) });
    case 'biteOneSided':
      return t(`finding.biteOneSided.${values['side'] ?? 'left'}`, { size: millimetres(values['mm']) });
    case 'ctGaps':
      return t('finding.ctGaps', { missing: values['missing'] ?? 0, gaps: values['gaps'] ?? 0 });
    case 'jawsSwapped':
    case 'modelMissing':
    case 'sameModel':
    case 'jawsApart':
    case 'fragment':
    case 'blurredPhoto':
    case 'unlikePhoto':
    case 'ctOrder':
    default:
      return t(`finding.${reason}`);
  }
}

/** A finding in one line: the files, what is wrong, and what whoever inspected said to it. */
export const findingLine = (finding: CaseFinding, t: TextFunction): string =>
  [...finding.objects.map((object) => placeOf(object, t)), findingText(finding, t), finding.words]
    .filter(Boolean)
    .join(' · ');
