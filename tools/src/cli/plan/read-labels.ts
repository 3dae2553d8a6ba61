import { wholeFile } from '../files/whole-file.ts';
import { Refused } from '../problem.ts';

/** The labels of two million faces come to 8 MB. */
const LIMIT = 64 * 1_048_576;

const notLabels = (path: string): Refused =>
  new Refused('labelsRefused', `${path} is no list of labels: { "labels": [FDI number of each face, 0 is gum] }`);

/**
 * `{ "labels": [FDI number of each face, 0 is gum] }`, or the same as a byte for each face in a file `.bin`, as cases keep
 * what was found or corrected. @throws FileProblem; Refused where it is something else
 */
export async function readLabels(path: string): Promise<number[]> {
  const bytes = await wholeFile(path, LIMIT);
  if (path.toLowerCase().endsWith('.bin')) return [...bytes];
  const text = new TextDecoder().decode(bytes);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw notLabels(path);
  }
  const labels = typeof value === 'object' && value !== null && 'labels' in value ? value.labels : undefined;
  if (!Array.isArray(labels) || !labels.every((label) => Number.isInteger(label) && label >= 0 && label <= 255))
    throw notLabels(path);
  return labels as number[];
}
