import { CASE_ARCHIVE_VERSION } from './manifest.ts';

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Gives every label the category that it had not been told with: the default one. */
function labelsWithCategories(content: unknown): unknown {
  if (!isObject(content) || !Array.isArray(content['labels'])) return content;
  const labels = content['labels'].map((label: unknown) => (isObject(label) ? { ...label, category: null } : label));
  return { ...content, labels };
}

/** Photos whose sharpness had not been told with them. */
function photosWithSharpness(content: unknown): unknown {
  if (!Array.isArray(content)) return content;
  return content.map((photo: unknown) => (isObject(photo) ? { ...photo, sharpness: null } : photo));
}

/** Models of which nothing had been told that was made of them. */
function modelsWithRepaired(content: unknown): unknown {
  if (!Array.isArray(content)) return content;
  return content.map((model: unknown) => (isObject(model) ? { ...model, repaired: null, preparation: null } : model));
}

/** Models in which nobody had looked for teeth. */
function modelsWithTeeth(content: unknown): unknown {
  if (!Array.isArray(content)) return content;
  return content.map((model: unknown) => {
    if (!isObject(model)) return model;
    const { preparation } = model;
    const told = isObject(preparation) ? { ...preparation, teeth: null } : preparation;
    return { ...model, preparation: told, toothLabels: null };
  });
}

/** Models whose teeth nobody had put right. */
function modelsWithCorrections(content: unknown): unknown {
  if (!Array.isArray(content)) return content;
  return content.map((model: unknown) => (isObject(model) ? { ...model, corrected: null } : model));
}

/** What a version of the format says otherwise than the one before it, by part. Parts that it added need no step. */
const steps: Readonly<Record<number, Readonly<Record<string, (content: unknown) => unknown>>>> = {
  2: { case: labelsWithCategories, photos: photosWithSharpness },
  3: { models: modelsWithRepaired },
  4: { models: modelsWithTeeth },
  5: { models: modelsWithCorrections },
};

/**
 * The content of a part as this version of the format says it. What is not as it should have been passes as it is: the
 * schema of the part refuses it. @param from the version that the archive names
 */
export function inThisVersion(part: string, content: unknown, from: number): unknown {
  let told = content;
  for (let version = from + 1; version <= CASE_ARCHIVE_VERSION; version += 1)
    told = steps[version]?.[part]?.(told) ?? told;
  return told;
}
