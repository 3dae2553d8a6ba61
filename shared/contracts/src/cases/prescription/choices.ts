/** What a patient complains of. */
export const complaintTags = [
  'protrusion',
  'crowding',
  'spacing',
  'openBite',
  'deepOverbite',
  'deepOverjet',
  'midlineShift',
  'deviatedJaw',
  'gummySmile',
  'facialProfile',
  'alignment',
  'crossbite',
  'narrowArch',
  'underbite',
] as const;

/** Arches that are treated. */
export const archChoices = ['both', 'upper', 'lower'] as const;

/** `alignToUpper`: the lower midline moves to the upper one. */
export const midlineChoices = ['maintain', 'alignToUpper', 'alignToLower', 'designer'] as const;

/** Where enamel between teeth may be reduced. */
export const iprChoices = ['asNeeded', 'anterior', 'posterior', 'none'] as const;

/** What the doctor takes, refuses, or leaves to whoever designs. */
export const acceptChoices = ['accept', 'refuse', 'designer'] as const;

/** Changes of overbite and overjet; several may apply, `maintain` stands alone. */
export const biteChoices = ['maintain', 'deepOverbite', 'overjet', 'openBite', 'ipr'] as const;

/** Changes of the sagittal relationship of a side; several may apply, `maintain` stands alone. */
export const sagittalChoices = ['maintain', 'canine', 'canineMolar', 'classI'] as const;

/** How the sagittal relationship is changed. */
export const sagittalMethods = ['posteriorIpr', 'elastics', 'surgery', 'distalization'] as const;

export const crossbiteChoices = ['correct', 'maintain', 'designer'] as const;

/** What happens to spaces: all closed by retracting the anteriors, some kept, posteriors moved mesially, or open. */
export const spacingChoices = ['close', 'keep', 'mesialize', 'later'] as const;

export const attachmentChoices = ['asNeeded', 'except'] as const;
export const movableChoices = ['all', 'except'] as const;

/** Why a tooth must not be moved. */
export const fixedReasons = ['bridge', 'ankylosed', 'implant', 'other'] as const;

/** Whether the design is talked over before it begins or when it stands. */
export const communicationChoices = ['before', 'after'] as const;

/** Months between two visits. */
export const REVISIT_MONTHS = { from: 1, to: 12 } as const;

/** Space between two neighbours, in millimetres. */
export const SPACE_MM = { from: 0.1, to: 20 } as const;
