import type { DataSet } from 'dicom-parser';

/**
 * What tells images of one place apart, as text; empty where the file says nothing. A part of the slices of a series with the same
 * mark may be a volume of its own.
 */
export interface Marks {
  readonly stack: string;
  readonly acquisition: string;
  readonly temporalPosition: string;
  /** Of the heart or the breath. */
  readonly phase: string;
  readonly triggerTime: string;
  readonly echo: string;
  readonly diffusion: string;
  /** Tube voltage. */
  readonly energy: string;
  readonly imageType: string;
  readonly acquired: string;
}

/** In the order in which they are tried: what is meant to tell volumes apart comes before what merely differs. */
export const markNames = [
  'temporalPosition',
  'phase',
  'stack',
  'acquisition',
  'triggerTime',
  'echo',
  'diffusion',
  'energy',
  'imageType',
  'acquired',
] as const satisfies readonly (keyof Marks)[];

/** Reads the marks of a frame. @param group an item of a functional group of the frame, by its tag */
export function marksOf(data: DataSet, group: (tag: string) => DataSet | undefined): Marks {
  const content = group('x00209111');
  const [cardiac, breath] = [group('x00189118'), group('x00189253')];
  const text = (from: DataSet | undefined, tag: string): string => (from?.string(tag) ?? '').trim();
  const number = (from: DataSet | undefined, tag: string): string => {
    const element = from?.elements[tag];
    if (!element) return '';
    return String(element.length === 8 ? from.double(tag) : element.length === 4 ? from.uint32(tag) : '');
  };
  return {
    stack: text(content, 'x00209056'),
    acquisition: text(data, 'x00200012'),
    temporalPosition: number(content, 'x00209128') || text(data, 'x00200100'),
    phase: [number(cardiac, 'x00209241'), number(breath, 'x00209245'), number(cardiac, 'x00209153')].join('/'),
    triggerTime: text(data, 'x00181060') || text(data, 'x00541300'),
    echo: number(group('x00189114'), 'x00189082') || text(data, 'x00180081'),
    diffusion: number(group('x00189117'), 'x00189087') || number(data, 'x00189087'),
    energy: text(data, 'x00180060'),
    imageType: text(group('x00189329') ?? group('x00189226'), 'x00089007') || text(data, 'x00080008'),
    acquired: text(content, 'x00189074') || text(data, 'x0008002a') || text(data, 'x00080032'),
  };
}
