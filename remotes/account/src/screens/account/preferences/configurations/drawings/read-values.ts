import { type ParameterValues, parameterOf, parameterValue } from '@archway/contracts';

/** What a drawing reads of parameters; what is not said, or is no number, is drawn as that. */
export interface DrawnValues {
  is(key: string): boolean;
  text(key: string): string;
  number(key: string, otherwise?: number): number;
}

export function readValues(values: ParameterValues): DrawnValues {
  const valueOf = (key: string) => {
    const parameter = parameterOf(key);
    return parameter ? parameterValue(values, parameter) : null;
  };
  return {
    is: (key) => valueOf(key) === true,
    text: (key) => String(valueOf(key) ?? ''),
    number: (key, otherwise = 0) => {
      const value = valueOf(key);
      return typeof value === 'number' && Number.isFinite(value) ? value : otherwise;
    },
  };
}

/** A value within what there is room for. */
export const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

export interface DrawingProps {
  readonly values: DrawnValues;
}
