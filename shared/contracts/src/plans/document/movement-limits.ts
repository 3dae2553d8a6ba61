import type { BilingualValue, ErrorValues } from '../../wire/errors.ts';

/** Teeth that share limits of their own. */
export const toothTypes = [
  { value: 'incisor', zh: '切牙', en: 'Incisors' },
  { value: 'canine', zh: '尖牙', en: 'Canines' },
  { value: 'premolar', zh: '前磨牙', en: 'Premolars' },
  { value: 'molar', zh: '磨牙', en: 'Molars' },
] as const;
export type ToothType = (typeof toothTypes)[number]['value'];

/** The type of a tooth by its FDI number; behind the deciduous canine stand molars. */
export function toothTypeOf(fdi: number): ToothType {
  const place = fdi % 10;
  if (place <= 2) return 'incisor';
  if (place === 3) return 'canine';
  return place >= 6 || fdi > 50 ? 'molar' : 'premolar';
}

interface LimitedMovement {
  readonly value: 'linear' | 'vertical' | 'rotation';
  readonly name: BilingualValue;
  readonly unit: 'mm' | '°';
  /** What people may choose; a document that was made elsewhere may say more. */
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** What of a movement is limited from one aligner to the next: along the jaw, up or down, and by any turn. */
export const limitedMovements = [
  {
    ...{ value: 'linear', name: { zh: '水平移动', en: 'Horizontal' }, unit: 'mm' },
    ...{ min: 0.05, max: 0.5, step: 0.05 },
  },
  {
    ...{ value: 'vertical', name: { zh: '垂直移动', en: 'Vertical' }, unit: 'mm' },
    ...{ min: 0.05, max: 0.5, step: 0.05 },
  },
  {
    ...{ value: 'rotation', name: { zh: '转动', en: 'Turn' }, unit: '°' },
    ...{ min: 0.5, max: 5, step: 0.5 },
  },
] as const satisfies readonly LimitedMovement[];

/** How far a tooth goes from one aligner to the next: along the jaw and up or down in mm, and turned in degrees. */
export type MovementLimits = Readonly<Record<LimitedMovement['value'], number>>;

/** Limits of all teeth, and those of types that have their own. */
export interface LimitsByType extends MovementLimits {
  readonly byType?: { readonly [Type in ToothType]?: MovementLimits | undefined } | undefined;
}

export const standardMovementLimits: MovementLimits = { linear: 0.25, vertical: 0.15, rotation: 2 };

/** The limits that count for a tooth. */
export const limitsOf = (limits: LimitsByType, fdi: number): MovementLimits =>
  limits.byType?.[toothTypeOf(fdi)] ?? limits;

/** A limit that nobody may choose: of which movement, and of which type where it is not that of all teeth. */
export interface WrongLimit {
  readonly movement: LimitedMovement;
  readonly type?: (typeof toothTypes)[number];
}

/** Limits that nobody may choose, in the order in which they are read. */
export function wrongLimits(limits: LimitsByType): WrongLimit[] {
  const wrong = (of: MovementLimits): readonly LimitedMovement[] =>
    limitedMovements.filter(({ value, min, max }) => !(of[value] >= min && of[value] <= max));
  return [
    ...wrong(limits).map((movement) => ({ movement })),
    ...toothTypes.flatMap((type) => {
      const own = limits.byType?.[type.value];
      return own ? wrong(own).map((movement) => ({ movement, type })) : [];
    }),
  ];
}

/** What `parameterOutOfRange` says of such a limit. */
export const valuesOfWrong = ({ movement: { name, unit, min, max }, type }: WrongLimit): ErrorValues => ({
  name: {
    zh: `${type?.zh ?? ''}${name.zh}（${unit}）`,
    en: `${type ? `${type.en}, ${name.en.toLowerCase()}` : name.en} (${unit})`,
  },
  ...{ min, max },
});

/** The same limits with nothing said of types that have none of their own. */
export function plainLimits({ byType = {}, linear, vertical, rotation }: LimitsByType): LimitsByType {
  const own = toothTypes.flatMap(({ value }) => {
    const limits = byType[value];
    return limits ? [[value, limits] as const] : [];
  });
  return { linear, vertical, rotation, ...(own.length > 0 && { byType: Object.fromEntries(own) }) };
}
