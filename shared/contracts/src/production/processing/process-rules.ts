import type { FormRules } from '../../wire/field-rule.ts';
import { counts, parameterValue, parameters } from '../parameters/parameters.ts';
import type { ParameterValues } from '../parameters/parameter.ts';

/** What is written to an order. */
export const processRules = {
  name: { kind: 'text', required: true, max: 60 },
  /** Whose jaws they are, in the words of whoever orders; there need be no case. */
  patient: { kind: 'text', max: 60 },
  remarks: { kind: 'text', max: 500 },
} as const satisfies FormRules;

export const processModel = { limitMb: 500, extensions: ['stl', 'ply', 'obj', 'drc'] } as const;

/** A link to the progress of an order ends after so many days. */
export const PROCESS_LINK_DAYS = 7;
/** Public page that a link opens; the token follows it as the fragment, which browsers send to nobody. */
export const PROCESS_PATH = '/processing';

/** Below the lowest point of the scan, in mm: a floor that touches it would leave walls without a height. */
export const LEAST_FLOOR = 1;
/** Of a base whose height nobody has set, in mm. */
export const USUAL_BASE = 3;

/** Parameters that the processing acts on. */
export const appliedParameters: readonly string[] = ['generateBase', 'baseHeight', 'segmentation'];

/** Parameters that ask for something which the processing does not do yet: it says so, and leaves them alone. */
export const unappliedParameters = (values: ParameterValues): string[] =>
  parameters
    .filter((parameter) => {
      if (appliedParameters.includes(parameter.key) || !counts(values, parameter)) return false;
      const value = parameterValue(values, parameter);
      return parameter.kind === 'switch' ? value === true : value !== null && value !== 'none';
    })
    .map(({ key }) => key);
