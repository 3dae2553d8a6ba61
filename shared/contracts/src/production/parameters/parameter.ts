import type { BilingualValue } from '../../wire/errors.ts';

export type ParameterValue = boolean | number | string | null;

/** What a configuration says of its parameters, as the specification nests them; what it leaves out has its standard. */
export type ParameterValues = { readonly [key: string]: ParameterValue | { readonly [key: string]: ParameterValue } };

export type ParameterUnit = 'mm' | 'degree' | 'px';

/** Units as they are written, in every language alike. */
export const unitNames: Readonly<Record<ParameterUnit, string>> = { mm: 'mm', degree: '°', px: 'px' };

interface Described {
  /** Its name on the wire; `verticalPrint.width` lies in an object of its own. */
  readonly key: string;
  readonly name: BilingualValue;
  /** One line about what it does. */
  readonly note: BilingualValue;
  /** It counts only while another one, which stands before it, has one of these values. */
  readonly where?: { readonly key: string; readonly is: readonly ParameterValue[] };
}

interface Switch extends Described {
  readonly kind: 'switch';
  readonly standard: boolean;
}

/** A decimal number in a unit, or without one; null where the machine's own value counts. */
interface Measure extends Described {
  readonly kind: 'number';
  readonly unit?: ParameterUnit;
  readonly min: number;
  readonly max: number;
  /** What the arrows of the field add. */
  readonly step: number;
  readonly standard: number | null;
}

export interface ParameterOption {
  readonly value: Exclude<ParameterValue, null>;
  readonly name: BilingualValue;
}

interface Choice extends Described {
  readonly kind: 'choice';
  readonly options: readonly ParameterOption[];
  readonly standard: Exclude<ParameterValue, null>;
}

interface Words extends Described {
  readonly kind: 'text';
  readonly max: number;
  readonly standard: string | null;
}

/** What is carved: a template of the operators, or text of one's own; null where the default template counts. */
interface Carving extends Described {
  readonly kind: 'carving';
  readonly standard: null;
}

/** Which extraction template reads the names of model files, by its id; null for none. */
interface ExtractionChoice extends Described {
  readonly kind: 'extraction';
  readonly standard: null;
}

/** A production parameter, as plain data: page and server draw, judge and fill it in from the same. */
export type Parameter = Switch | Measure | Choice | Words | Carving | ExtractionChoice;

export interface ParameterGroup {
  readonly key: string;
  readonly name: BilingualValue;
  readonly parameters: readonly Parameter[];
}

/** A name or a note in both languages. */
export const both = (zh: string, en: string): BilingualValue => ({ zh, en });
