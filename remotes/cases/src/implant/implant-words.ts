import {
  type ImplantCaution,
  type ImplantMeasure,
  type PlannedImplant,
  boneClassOf,
  cautionsOf,
  implantMeasures,
  isUpper,
  safeDistances,
} from '@archway/contracts';
import { type TextFunction, formatNumber } from '@archway/platform';

/** What a number of an implant is called: what lies beyond its tip depends on the jaw. */
export function measureTitle(name: ImplantMeasure, { position }: Pick<PlannedImplant, 'position'>, t: TextFunction) {
  if (name === 'clearance') return t(isUpper(position) ? 'implant.field.sinus' : 'implant.field.canal');
  return t(`implant.field.${name}`);
}

/** A number with its unit; density also with the class of bone that it stands for. */
export function measureText(name: ImplantMeasure, implant: PlannedImplant, t: TextFunction): string {
  const value = implant[name];
  if (value === null) return t('implant.unknown');
  const { unit } = implantMeasures[name];
  const text = t('implant.measured', { value: formatNumber(value), unit });
  const bone = name === 'density' ? boneClassOf(value) : null;
  return bone ? `${text} · ${t('implant.boneClass', { class: bone })}` : text;
}

const limits: Readonly<Partial<Record<ImplantCaution, number>>> = {
  ...{ canal: safeDistances.canal, root: safeDistances.root },
  ...{ implant: safeDistances.implant, width: safeDistances.wall },
};

const cautionText = (caution: ImplantCaution, t: TextFunction): string =>
  t(`implant.caution.${caution}`, { limit: formatNumber(limits[caution] ?? 0) });

/** What to look at before drilling here, in words. */
export const cautionTexts = (implant: PlannedImplant, t: TextFunction): string[] =>
  cautionsOf(implant).map((caution) => cautionText(caution, t));
