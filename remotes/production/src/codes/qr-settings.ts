import { type CodeKind, type ParameterValues, parameterOf, parameterValue } from '@archway/contracts';

/** What a picture of a code is like, by the words of the parameters that it stands for. */
export interface QrSettings {
  readonly useQrcode: boolean;
  readonly bcid: CodeKind;
  readonly width: number;
  readonly height: number;
  readonly qrcodeW: number;
  readonly qrcodeH: number;
  readonly top: number;
  readonly left: number;
  readonly addText: boolean;
  readonly fontSize: number;
  readonly textLeftMargin: number;
  /** Six hexadecimal digits; anything else is transparent. */
  readonly background: string;
}
export type QrNumber = 'width' | 'height' | 'qrcodeW' | 'qrcodeH' | 'top' | 'left' | 'fontSize' | 'textLeftMargin';

const described = (key: string) => {
  const parameter = parameterOf(`qrcodePic.${key}`);
  if (!parameter) throw new Error(`there is no parameter qrcodePic.${key}`);
  return parameter;
};

/** Ends of a number, and its step. */
export function limitsOf(key: QrNumber): { readonly min: number; readonly max: number; readonly step: number } {
  const parameter = described(key);
  if (parameter.kind !== 'number') throw new Error(`qrcodePic.${key} is no number`);
  return parameter;
}

const number = (values: ParameterValues, key: QrNumber): number => Number(parameterValue(values, described(key)));

/** The settings of the specification, as the parameters have them. */
export function standardQr(): QrSettings {
  const values = {};
  return {
    useQrcode: parameterValue(values, described('useQrcode')) === true,
    bcid: parameterValue(values, described('bcid')) === 'datamatrix' ? 'datamatrix' : 'qrcode',
    ...{ width: number(values, 'width'), height: number(values, 'height') },
    ...{ qrcodeW: number(values, 'qrcodeW'), qrcodeH: number(values, 'qrcodeH') },
    ...{ top: number(values, 'top'), left: number(values, 'left') },
    addText: parameterValue(values, described('addText')) === true,
    ...{ fontSize: number(values, 'fontSize'), textLeftMargin: number(values, 'textLeftMargin') },
    background: 'FFFFFF',
  };
}

/** The color behind a code; null for transparent. */
export const backgroundOf = (text: string): string | null =>
  /^#?[0-9a-f]{6}$/i.test(text.trim()) ? `#${text.trim().replace('#', '')}` : null;

/** More pixels than this no browser is sure to draw: a quarter of what the largest ones do. */
const MOST_PIXELS = 16_000_000;

export const overLimit = ({ width, height }: Pick<QrSettings, 'width' | 'height'>): boolean =>
  !(width >= 1 && height >= 1 && width * height <= MOST_PIXELS);
